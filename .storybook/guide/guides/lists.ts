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
  'Lists/ToolWall': {
    use: 'Everything that can be opened and worked with, each with what it can do here and now.',
    not: 'For records take DataList; for pages of the console the menu.',
    anatomy: 'Search and categories; those used last, favourites, then groups of cards. The whole card is the link.',
    accessibility: 'Each card is an article by its name; its state is a word, never a colour alone.',
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
  'Lists/FigureChoice': {
    use: 'Key figures of which one is looked at more closely: the one chosen is what the chart below is of.',
    not: 'Where figures lead to lists of their own, or to nothing, take FigureBand.',
    anatomy:
      'As FigureBand; the chosen one has a bold name and a line under it. One row, two, or three by its own width.',
    accessibility:
      'A group of radio buttons: one stop, arrows, Home and End choose. Hint and retry are stops of their own.',
  },
  'Lists/QrCode': {
    use: 'An address to be scanned: on a poster, or with another phone.',
    not: 'For an address that is only clicked take a link.',
    anatomy: 'The code with its margin, the address below, and two verbs: save as a picture, copy.',
    accessibility:
      'An image by the name of what it is the code of; the address stands beside it as text, and can be copied.',
  },
  'Lists/BarList': {
    use: 'A few things compared by one number, each with the period before; a row may open what is behind it.',
    not: 'For how a number goes over time take ChartCard; for rows without a number to compare SimpleTable.',
    anatomy:
      'Name, bar with a tick for the period before, its number, further numbers; the greatest has the full width.',
    accessibility: 'A table: bars only repeat its numbers. A row is a button by its name, and says whether it is open.',
  },
  'Lists/DrillFrame': {
    use: 'A page whose numbers can be looked into, with the panel beside it.',
    not: 'For one record of a list take DetailDrawer.',
    anatomy:
      'The panel takes 441 of the page’s width; in less room it lies over the page, on a phone it is the bottom sheet.',
    accessibility: 'The page stays in use, and the row that is open stays in sight above the sheet.',
    frame: 'page',
  },
  'Lists/DrillPanel': {
    use: 'What is behind a number, in a DrillFrame.',
    not: 'For a record to be changed take DetailDrawer.',
    anatomy: 'Head with title and tools, the sum, filters, what scrolls, pager.',
    accessibility:
      'A region by its title, which has the focus once it opens. Escape closes it, and the focus returns to the row.',
  },
  'Lists/DrillList': {
    use: 'The records behind a number, a page of them, in a DrillPanel.',
    not: 'For records that are searched, sorted and chosen take DataList.',
    anatomy: 'Two lines: what it is, then a dot with its words, facts, and the time at the right.',
    accessibility: 'A list with a name; each row is one link. The words say what the dot’s colour says.',
  },
  'Lists/InboxFrame': {
    use: 'Things that people look through one after another: the ways to look, the list, and the one looked at.',
    not: 'For records that are searched, sorted and edited take DataList with DetailDrawer.',
    anatomy: 'Three panes divided by hairlines, each of which scrolls alone; in a narrow room one at a time.',
    accessibility:
      'Keys go through it unless somebody types. What lies under the one looked at cannot be reached meanwhile.',
    frame: 'page',
  },
  'Lists/InboxList': {
    use: 'The list of an inbox: it never moves by itself.',
    not: 'Where order, columns or choosing matter take DataList.',
    anatomy:
      'What is new waits in a bar on top; rows of two lines with a dot for what is not seen; undo floats over the foot.',
    accessibility: 'One stop for the tab key; arrows go through it. Not seen is said, not only shown.',
  },
  'Lists/InboxViews': {
    use: 'Several ways to look at the same things, each with how many there are.',
    not: 'For two or three views of a page take Segments.',
    anatomy: 'Picture, name, count; on a phone a row of chips.',
    accessibility: 'Navigation in which the current view is marked.',
  },
  'Lists/UndoBar': {
    use: 'The last act in a list, to be taken back.',
    not: 'For an act elsewhere take the message of the provider.',
    anatomy: 'What was done, undo with its key, a cross. Goes after eight seconds, but not while somebody is at it.',
    accessibility: 'It is told once it comes, and stays while it has the focus.',
  },
  'Lists/KeyHints': {
    use: 'The keys of a page that is worked through by the keyboard.',
    not: 'Where one button has one key, show the key on it.',
    anatomy: 'Key and what it does, in one line; those without room are left out.',
    accessibility: 'A list of descriptions.',
  },
  'Lists/CaseFrame': {
    use: 'One thing that somebody has to see to, in the place of its list: what happened, and what is done about it.',
    not: 'For a record of fields take DetailDrawer, which leaves the list in use.',
    anatomy: 'Head with the way back, number, state and arrows to the neighbours; under it CasePanes.',
    accessibility: 'Its title has the focus where nothing else has; the arrows are buttons with a name.',
    frame: 'page',
  },
  'Lists/CasePanes': {
    use: 'Both sides of a case in a CaseFrame.',
    not: 'For a list beside what it holds take InboxFrame.',
    anatomy:
      'Two panes divided by a hairline, each of which scrolls alone, the verbs under the right one; on a phone one column.',
    accessibility: 'Each pane has a name and can be scrolled by the keyboard.',
    frame: 'page',
  },
  'Lists/CaseSection': {
    use: 'A step of a case: number, name, and what is done in it.',
    not: 'For a part of a page without an order take Panel.',
    anatomy: 'Circle with the number or a check, heading, tag, note, one verb at the right.',
    accessibility: 'A region by its heading. Done is said as well; the step to do next is marked as the current one.',
  },
  'Lists/CaseTimeline': {
    use: 'What happened to one thing, in its order.',
    not: 'For how long stages took take TimingLanes.',
    anatomy: 'Time, dot, words. Hollow is the system, blue a person, filled red what was wrong.',
    accessibility: 'A list with a name. The words say who it was: the dots only repeat it.',
  },
  'Lists/ChartCard': {
    use: 'How figures go over time or differ from each other.',
    not: 'For a single figure take FigureBand.',
    anatomy: 'Title, a sentence, picture or table, ways to take both along.',
    accessibility: 'The table says all that the picture says; arrows go from value to value.',
  },
  'Lists/DataFigure': {
    use: 'The rows of a query, drawn and as a table; what is known of basketball by what columns are called.',
    not: 'For figures of a page take ChartCard.',
    anatomy:
      'Legend, unit, forms and full screen; the drawing; the table, always, with the colours of the drawing. Standings and box score stand in its place.',
    accessibility: 'The forms are radio buttons. The drawing is one stop with arrows; T leads to the table.',
  },
  'Lists/DataRows': {
    use: 'The rows of a query, to be read and put in order.',
    not: 'For records that are chosen and opened take DataList; for a few rows that stay as they are SimpleTable.',
    anatomy: 'Heads that sort, rows, what all make together; from 200 rows on, pages.',
    accessibility: 'A table with heads that tell the order; it scrolls sideways by itself, with the keyboard too.',
  },
};
