import type { Guides } from './guide.js';

export const graphGuides: Guides = {
  'Documents/GraphView': {
    use: 'Things and how they are related, to be walked through from one to the next.',
    not: 'To read or compare relations take GraphTable, which tells the same; for numbers take a chart.',
    anatomy:
      'Nodes by shape and colour with their names, the one looked at large in the middle of its neighbours, the rest at half strength; the path in blue with its words. Past 400 nodes in sight a crowd with the names of the best connected.',
    accessibility:
      'One stop: arrows go to a neighbour, Enter unfolds, Shift and Enter folds, P sets an end of the path, Space pins, Escape leaves. What is gone to is told with its kind and its neighbours. All of it is in GraphTable too.',
  },
  'Documents/GraphTable': {
    use: 'The twin of the drawing: the same relations in rows, the path on top.',
    not: 'For records with filters and pages take DataList.',
    anatomy: 'Subject, relation with its condition, object, evidence. Only what is seen is drawn.',
    accessibility: 'A table whose names are buttons; rows of the path stand first and are tinted.',
  },
  'Documents/GraphFrame': {
    use: 'The page of a graph: legend, drawing, and what is told of a node.',
    not: 'For a graph within a text draw it alone.',
    anatomy: 'Three panes between hairlines; in a narrow room the node stands under the drawing.',
    accessibility: 'Panes follow each other as they are read. Nothing is covered.',
  },
  'Documents/GraphLegend': {
    use: 'What is shown, which is also what the shapes mean.',
    not: 'For filters of a list take QueryBar.',
    anatomy: 'Two groups, each with a word for all or none; box, shape, word, number.',
    accessibility: 'Boxes named by their kind. Shape and colour only repeat the word.',
  },
  'Documents/GraphPathBar': {
    use: 'Between which nodes a path is shown, and which of several.',
    not: 'For steps of a task take StepWizard.',
    anatomy: 'Two ends, steps as a tag, which of how many, back and on, a cross.',
    accessibility: 'Which path it is, that one is looked for, and that there is none, is announced.',
  },
  'Documents/GraphNodePanel': {
    use: 'All that is told of the node that is looked at.',
    not: 'For a record that is filled in take DetailDrawer.',
    anatomy:
      'Name and kind; properties; relations by what they say; evidence as quotes with an amber rule; how many neighbours are drawn.',
    accessibility: 'A region named by the node. Neighbours are buttons, pages are links.',
  },
  'Documents/MergeBench': {
    use: 'Two things that are likely the same, pair after pair.',
    not: 'For versions of one text take DifferenceView.',
    anatomy: 'What speaks for it, what both have, the two side by side, three verbs.',
    accessibility: 'Which name stays is a group of radio buttons. M merges, D keeps apart, S skips; not while typing.',
  },
  'Documents/NodeShape': {
    use: 'The mark of a kind of thing of the graph, beside its name.',
    not: 'For states take Status; for verbs an icon.',
    anatomy: 'One of six shapes in one of six colours, the same wherever the kind is named.',
    accessibility: 'It is hidden from who hears the page: the kind stands beside it in words.',
  },
};
