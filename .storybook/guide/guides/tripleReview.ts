import type { Guides } from './guide.js';

export const tripleReviewGuides: Guides = {
  'Documents/ReviewDesk': {
    use: 'Triples that are reviewed one after another, beside the source that each was read from.',
    not: 'For what the graph has already take GraphView or GraphTable.',
    anatomy: 'Relations, the bar of what can be done with many, the list; at its right the page and the comparison.',
    accessibility: 'Keys decide unless somebody types. In a narrow room source and verbs lie in a sheet over the list.',
    frame: 'page',
  },
  'Documents/TripleList': {
    use: 'The list of a ReviewDesk: any number of triples, of which those in sight are drawn.',
    not: 'Where order or columns matter take DataList.',
    anatomy: 'Number, what it says with condition and place, marks, confidence, state; the current one has its verbs.',
    accessibility: 'One stop for the tab key; arrows go through it. Each row says its place among all.',
  },
  'Documents/TripleCompare': {
    use: 'A triple beside what the graph says of the same: contradictions, duplicates, the way to its neighbours.',
    not: 'To compare two texts take DifferenceView.',
    anatomy: 'Contradictions as aligned rows with what differs underlined and three choices, then duplicates.',
    accessibility: 'What differs is underlined as well; the choice that was made is pressed and told in words.',
  },
  'Documents/TripleEditor': {
    use: 'To correct one triple in place.',
    not: 'For a record with more fields take FormDrawer of the application.',
    anatomy: 'Subject, relation and object with their kinds in a row, the condition under them.',
    accessibility: 'Every field has its label; Enter saves, Escape gives up, problems stand at their fields.',
  },
  'Documents/RelationChips': {
    use: 'To look at the triples of one relation alone.',
    not: 'For a few views of a page take Segments.',
    anatomy: 'The six commonest with their numbers, the others in a list that is searched.',
    accessibility: 'A group of buttons of which one is pressed.',
  },
  'Documents/RelationBar': {
    use: 'What can be done with many triples at once: those of a relation, or those chosen.',
    not: 'For rows of a DataList it has a bar of its own.',
    anatomy: 'What is left and how many are safe, verbs with their numbers, the way to those with marks.',
    accessibility: 'A toolbar by the name of the relation, or of how many are chosen.',
  },
  'Documents/ReviewProgress': {
    use: 'How far a review has come.',
    not: 'For work of the server take JobProgress.',
    anatomy: 'Seen of all, a bar, how many were accepted.',
    accessibility: 'A progress bar with its name and its numbers.',
  },
};
