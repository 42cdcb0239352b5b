import type { Guides } from './guide.js';

export const slideGuides: Guides = {
  'Documents/SlideView': {
    use: 'A page of a deck as it will be in the file.',
    not: 'For a page of a document that exists take PagePreview.',
    anatomy: 'A picture of vectors scaled as a whole; beside it, read out only, its texts and tables.',
    accessibility:
      'A group named by the page; charts are told as tables. Clicking is a short way to the form, not the only one.',
  },
  'Documents/SlideThumb': {
    use: 'A page drawn very small, beside its name.',
    not: 'Where the page is to be read take SlideView.',
    anatomy: 'The same picture without the words of its charts.',
    accessibility: 'Silent: the name stands beside it.',
  },
  'Documents/SlideStrip': {
    use: 'All pages of a deck side by side, where there is no room for the outline.',
    not: 'Beside a page take SlideTree.',
    anatomy: 'Thumbnails with number, lock and mark.',
    accessibility: 'Navigation of buttons; each says its title and its state, and the one shown is the current page.',
  },
  'Documents/SlideTree': {
    use: 'The outline of a deck: to go to a page, to move, rename, lock, add and delete pages.',
    not: 'For entries below one another take EditableTree.',
    anatomy: 'Head with folding, the menu of the current page and adding; sections; rows of thumbnail, title, marks.',
    accessibility:
      'A tree of one tab stop. Arrows, Enter, Alt with arrows, F2, A, L, Delete; the menu has the same verbs.',
  },
  'Documents/SlideStage': {
    use: 'The page that is worked on, with its layout, its lock, and writing it again.',
    not: 'To look at a page take SlideView.',
    anatomy: 'Head, the reason why it cannot be written again, the wish for it, the page.',
    accessibility: 'A region named by the place of the page. Enter sends a wish unless a word is composed.',
  },
  'Documents/SlideForm': {
    use: 'To change what stands on a page.',
    not: 'For a record take FormDrawer of the application.',
    anatomy: 'The fields of the layout; points as one text, tables and data of charts as cells; what is kept unseen.',
    accessibility: 'Every field has its label. Tab indents points; after Escape it leaves the field.',
  },
  'Documents/SlideNotes': {
    use: 'What is said to a page, and where it was taken from.',
    not: 'For the sources of an answer take SourceList.',
    anatomy: 'Head with the time that it takes, notes with citations, sources.',
    accessibility: 'Citations that can be opened are buttons named by their source; others are named only.',
  },
  'Documents/SlideChecks': {
    use: 'What would look wrong in the file, before it is made.',
    not: 'For a single problem take Notice.',
    anatomy: 'Counts, the last repair with undo, kinds with pages and repairs, what was found right.',
    accessibility: 'Counts are a status; each repair is named with its page.',
  },
  'Documents/ExportNote': {
    use: 'What a file of slides will be like, beside the button that makes it.',
    not: 'For other hints take Notice.',
    anatomy: 'What stays editable, what replaces fonts, which pages will look wrong.',
    accessibility: 'Give it an id that the button is described by.',
  },
  'Documents/SlideDifference': {
    use: 'A page and what was written in its place, before it is taken.',
    not: 'To compare two texts take DifferenceView.',
    anatomy: 'Both pages beside each other, what changes part by part, taking and leaving.',
    accessibility: 'What is gone and what is new are told by their elements, not by colour alone.',
  },
  'Documents/SlideShow': {
    use: 'To present a deck on the whole screen.',
    not: 'To work on a page take SlideStage.',
    anatomy: 'The page, the notes below it, a bar with place and buttons.',
    accessibility: 'A modal dialog: arrows, space, Home, End, N, Escape. The focus returns to where it was.',
    frame: 'modal',
  },
  'Documents/SlideDesk': {
    use: 'The editor of a deck, made of the other widgets.',
    not: 'For one page alone take SlideStage.',
    anatomy: 'Outline, page with form and notes, checks; in a narrow room one below the other.',
    accessibility: 'Each pane scrolls alone; in a narrow room thumbnails take the place of the outline.',
    frame: 'page',
  },
  'Forms/DesignPicker': {
    use: 'To choose what a deck looks like.',
    not: 'For a few words take Segments.',
    anatomy: 'Small pages with the names of their designs.',
    accessibility: 'A group of radio buttons: one stop, arrows choose.',
  },
  'Forms/SlideFormatSwitch': {
    use: 'To choose the shape of the pages of a deck.',
    not: 'For other choices take Segments.',
    anatomy: 'Two words side by side.',
    accessibility: 'A group of radio buttons: one stop, arrows choose.',
  },
};
