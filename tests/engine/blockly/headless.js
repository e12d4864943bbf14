// Loads workspaces with Blockly itself, without a screen, and saves them again.
//
//   node headless.js PACKAGE FOLDER
//
// PACKAGE is a folder with `node_modules/blockly`. FOLDER holds `blocks.json`, the definitions of our blocks, and
// workspaces; beside each `NAME.json` and `NAME.xml` what Blockly saves of it is written, as `NAME.json.out.json`,
// `NAME.json.out.xml` and so on. What Blockly refuses is told on standard error, and the status is 1.
'use strict';
const fs = require('fs');
const path = require('path');
const [, , packages, folder] = process.argv;
const Blockly = require(path.join(path.resolve(packages), 'node_modules', 'blockly'));

Blockly.defineBlocksWithJsonArray(JSON.parse(fs.readFileSync(path.join(folder, 'blocks.json'), 'utf8')));

let refused = 0;
for (const name of fs.readdirSync(folder)) {
  if (name === 'blocks.json') continue;
  const text = fs.readFileSync(path.join(folder, name), 'utf8');
  const workspace = new Blockly.Workspace();
  try {
    if (name.endsWith('.xml')) {
      Blockly.Xml.domToWorkspace(Blockly.utils.xml.textToDom(text), workspace);
    } else {
      Blockly.serialization.workspaces.load(JSON.parse(text), workspace);
    }
    const json = JSON.stringify(Blockly.serialization.workspaces.save(workspace));
    const xml = Blockly.Xml.domToText(Blockly.Xml.workspaceToDom(workspace));
    fs.writeFileSync(path.join(folder, `${name}.out.json`), json);
    fs.writeFileSync(path.join(folder, `${name}.out.xml`), xml);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    refused += 1;
  }
}
// Timers of Blockly are still open.
process.exit(refused > 0 ? 1 : 0);
