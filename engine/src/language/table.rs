//! A map from blocks to values, stored in pages. Block ids are never reused, so pages without
//! values are freed. A clone shares pages with the original until either changes them (copy on
//! write).

use super::program::BlockId;
use std::ops::{Index, IndexMut};
use std::sync::Arc;

/// Number of consecutive ids per page.
const PAGE_SIZE: usize = 32;

/// Values by block.
#[derive(Clone, Debug)]
pub struct BlockTable<T> {
    pages: Vec<Option<Arc<TablePage<T>>>>,
    count: usize,
}

#[derive(Clone, Debug)]
struct TablePage<T> {
    values: [Option<T>; PAGE_SIZE],
    count: usize,
}

impl<T> Default for BlockTable<T> {
    fn default() -> BlockTable<T> {
        BlockTable {
            pages: Vec::new(),
            count: 0,
        }
    }
}

impl<T> BlockTable<T> {
    /// Number of blocks with a value.
    pub fn len(&self) -> usize {
        self.count
    }

    /// The value of a block.
    pub fn get(&self, id: BlockId) -> Option<&T> {
        let page = self.pages.get(id.index() / PAGE_SIZE)?.as_ref()?;
        page.values[id.index() % PAGE_SIZE].as_ref()
    }

    /// The values, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = (BlockId, &T)> {
        let pages = self.pages.iter().enumerate();
        pages.flat_map(|(number, page)| {
            let values = page.iter().flat_map(|page| page.values.iter().enumerate());
            values.filter_map(move |(index, value)| {
                let id = BlockId((number * PAGE_SIZE + index) as u32);
                Some((id, value.as_ref()?))
            })
        })
    }

    /// Memory of the table in bytes, without heap memory of its values.
    pub fn memory(&self) -> usize {
        let pages = self.pages.iter().flatten().count();
        self.pages.capacity() * size_of::<Option<Arc<TablePage<T>>>>()
            + pages * size_of::<TablePage<T>>()
    }
}

impl<T: Clone> BlockTable<T> {
    pub fn get_mut(&mut self, id: BlockId) -> Option<&mut T> {
        let page = self.pages.get_mut(id.index() / PAGE_SIZE)?.as_mut()?;
        Arc::make_mut(page).values[id.index() % PAGE_SIZE].as_mut()
    }

    /// Sets the value of a block and returns the previous one.
    pub fn insert(&mut self, id: BlockId, value: T) -> Option<T> {
        let number = id.index() / PAGE_SIZE;
        if self.pages.len() <= number {
            self.pages.resize_with(number + 1, || None);
        }
        let page = self.pages[number].get_or_insert_with(|| {
            Arc::new(TablePage {
                values: [const { None }; PAGE_SIZE],
                count: 0,
            })
        });
        let page = Arc::make_mut(page);
        let before = page.values[id.index() % PAGE_SIZE].replace(value);
        if before.is_none() {
            page.count += 1;
            self.count += 1;
        }
        before
    }

    /// Removes and returns the value of a block.
    pub fn remove(&mut self, id: BlockId) -> Option<T> {
        let place = self.pages.get_mut(id.index() / PAGE_SIZE)?;
        let page = Arc::make_mut(place.as_mut()?);
        let value = page.values[id.index() % PAGE_SIZE].take()?;
        page.count -= 1;
        self.count -= 1;
        if page.count == 0 {
            *place = None;
        }
        Some(value)
    }

    /// Removes the values of all blocks for which `keep` is false.
    pub fn retain(&mut self, keep: impl Fn(BlockId) -> bool) {
        let removed: Vec<BlockId> = self
            .iter()
            .map(|(id, _)| id)
            .filter(|&id| !keep(id))
            .collect();
        for id in removed {
            self.remove(id);
        }
    }
}

impl<T: Clone + Default> BlockTable<T> {
    /// The value of a block; inserts the default if it has none.
    pub fn entry(&mut self, id: BlockId) -> &mut T {
        if self.get(id).is_none() {
            self.insert(id, T::default());
        }
        &mut self[id]
    }
}

impl<T> Index<BlockId> for BlockTable<T> {
    type Output = T;

    fn index(&self, id: BlockId) -> &T {
        self.get(id).expect("the block has a value")
    }
}

impl<T: Clone> IndexMut<BlockId> for BlockTable<T> {
    fn index_mut(&mut self, id: BlockId) -> &mut T {
        self.get_mut(id).expect("the block has a value")
    }
}
