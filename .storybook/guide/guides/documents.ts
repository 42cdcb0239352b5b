import type { Guides } from './guide.js';

export const documentGuides: Guides = {
  'Documents/PagePreview': {
    use: 'Pages of a document as pictures, with regions of text lit on them.',
    not: 'For a PDF file that is at hand take PdfPreview, which opens it.',
    anatomy: 'Bar with page, zoom and rotation, pages one below the other, thumbnails where asked for.',
    accessibility:
      'Regions are buttons in the order of reading; arrows go from one to the next. The page number is a field.',
  },
  'Documents/PagePreviewOtherOrders': {
    use: 'To see how positions of other engines are read: other orders, other widths, pages from 0.',
    not: 'As a widget: it is PagePreview with readPosition.',
    anatomy: 'The same as PagePreview.',
    accessibility: 'The same as PagePreview.',
  },
  'Documents/PdfPreview': {
    use: 'Pages of a PDF file with regions lit on them.',
    not: 'For pages that a server has drawn take PagePreview with imageSource: nothing of pdf.js is loaded.',
    anatomy: 'PagePreview, and what stands in its place while the file opens, is locked or can’t be opened.',
    accessibility: 'As PagePreview; the words of a page can be selected.',
  },
  'Documents/TextPreview': {
    use: 'The text of a document that has no pages: sheets, slides, web pages, with what is cited lit.',
    not: 'Where there are pages take PagePreview: people know a page again by its looks.',
    anatomy:
      'Passages in their order, each under the rows, slide or heading it stands at; what is left out between them is said.',
    accessibility: 'A region with a name. Marks are buttons in the order of reading where they can be chosen.',
  },
  'Documents/ComparisonTable': {
    use: 'What several files say of the same points, a column a file, a line a point.',
    not: 'For two versions of one text take DifferenceView.',
    anatomy: 'The points stay at the left while the files pass by; each cell says where it stands.',
    accessibility: 'A table in a region that the keyboard scrolls; each source is a button that names its file.',
  },
  'Documents/ChunkDesk': {
    use: 'A ChunkList for whoever checks chunk after chunk: split, merge, tags, history, and review by keys.',
    not: 'Where chunks are only read: then ChunkList without these verbs.',
    anatomy: 'The review bar with its progress above the list; the verbs of the open row; both versions in a dialog.',
    accessibility: 'J, K, Space, C, E and D work while nobody types; each has a button too, and ? tells them.',
  },
  'Documents/ChunkList': {
    use: 'The chunks of a document: read, filter, switch, edit in place.',
    not: 'For records with columns take a DataList.',
    anatomy: 'Filter and search, rows with the number that the page shows too, actions in the open row.',
    accessibility:
      'Arrows move through the list, Enter opens. What was typed stays where saving fails, and closing asks.',
  },
  'Documents/ChunkWorkbench': {
    use: 'Chunks beside the pages they stand on.',
    not: 'Where there are no pages: then ChunkList alone.',
    anatomy: 'CoverageStrip above, ChunkList left, PagePreview right; on a phone one of them.',
    accessibility: 'Each pane scrolls alone and is a region with a name.',
    frame: 'page',
  },
  'Documents/CoverageStrip': {
    use: 'How much of each page the chunks cover, and where one is.',
    not: 'For progress take JobProgress.',
    anatomy: 'One bar a page: height is covered text, red failed, ochre thin, amber frame the current one.',
    accessibility: 'A slider over the pages: arrows, Home and End. Colour is never alone: the value is said.',
  },
  'Documents/DifferenceView': {
    use: 'What differs between two texts or two lists of fields.',
    not: 'For a choice between two values take a form with both.',
    anatomy: 'Lines with their changes within them, what is the same folded, two buttons from change to change.',
    accessibility: 'J and K go on and back. Added and removed words are marked as such, not by colour alone.',
  },
  'Documents/ExportWord': {
    use: 'To take markdown along as a Word document.',
    not: 'For a file that a server has: there a link is enough.',
    anatomy: 'A button; while it works, how far it is and a way to stop.',
    accessibility: 'The end is told politely, and the focus stays on the button.',
  },
  'Documents/JobProgress': {
    use: 'One piece of background work: what it does, how far it is, and the way out.',
    not: 'For many files take UploadList.',
    anatomy: 'Name, bar, share and time, a verb to stop or to try again.',
    accessibility: 'A progress bar with its value; the end is told politely.',
  },
  'Documents/UploadDropzone': {
    use: 'To take files by button, by drop and by paste.',
    not: 'For one picture of a form take ImageDialog.',
    anatomy: 'Area with a button, what is taken, and what was sorted out with its reason.',
    accessibility: 'The button does all that a drop does. What can’t be used is said before anything is sent.',
  },
  'Documents/UploadList': {
    use: 'Files on their way: sent, parsed, done or failed.',
    not: 'For documents that are there take a DataList.',
    anatomy: 'One row a file: name, stage, bar, verb; a line that tells what lies out of sight.',
    accessibility: 'Each failure stands in words beside its verb.',
  },
  'Documents/VersionHistory': {
    use: 'The versions of something that people change: to look at one, compare two, or bring one back.',
    not: 'For two texts without a history take DifferenceView.',
    anatomy: 'List of versions, and the one that is looked at or compared. With little room they take turns.',
    accessibility: 'The focus goes along where list and version take turns; bringing one back asks.',
  },
};
