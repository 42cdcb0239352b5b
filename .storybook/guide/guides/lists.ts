import type { Guides } from './guide.js';

export const listGuides: Guides = {
  'Lists/DataList': {
    use: 'Records with columns: searched, filtered, sorted, turned page by page.',
    not: 'For a few rows to be read take SimpleTable; for chunks ChunkList.',
    anatomy:
      'Query row, table, pager. At most four filters in the row, the others behind a button; in a narrow room rows of two lines.',
    accessibility:
      'A grid with one stop for the tab key; arrows move, Enter opens. Order is told by the heads of columns.',
  },
  'Lists/DataListSelecting': {
    use: 'A DataList whose records are chosen, over all pages, for a verb on many.',
    not: 'Where verbs are on one record only: then its row has them.',
    anatomy: 'Boxes in the first column; the batch bar takes the place of the query row, and nothing shifts.',
    accessibility: 'The bar is a toolbar that says how many are chosen.',
  },
  'Lists/SimpleTable': {
    use: 'A few rows to be read, all of them.',
    not: 'For pages, choosing or an order of the reader’s take DataList.',
    anatomy: 'Head and rows between hairlines.',
    accessibility: 'A table with heads; it scrolls sideways by itself, with the keyboard too.',
  },
  'Lists/DetailDrawer': {
    use: 'One record of a list beside the list: read, changed, and left for the next one.',
    not: 'For a new record of few fields take Dialog.',
    anatomy:
      'Head with previous and next, state of what is unsaved, content, foot with danger left and the verb right.',
    accessibility: 'Walking on with unsaved work asks first. Focus returns to the row.',
    frame: 'drawer',
  },
  'Lists/EditableTree': {
    use: 'Groups within groups that people arrange.',
    not: 'For a menu to choose from take antd’s tree.',
    anatomy: 'Rows with a menu, moved by dragging or from that menu.',
    accessibility: 'A tree with one stop; all that dragging does, the menu does too.',
  },
  'Lists/FigureBand': {
    use: 'Key figures side by side, each with its period and comparison.',
    not: 'For how something went over time take ChartCard.',
    anatomy: 'Name, figure, comparison; hairlines between.',
    accessibility:
      'A figure that did not load says so and can be asked for again; a dash is for what can’t be counted.',
  },
  'Lists/ChartCard': {
    use: 'How figures go over time or differ from each other.',
    not: 'For a single figure take FigureBand.',
    anatomy: 'Title, a sentence, picture or table, ways to take both along.',
    accessibility: 'The table says all that the picture says; arrows go from value to value.',
  },
};
