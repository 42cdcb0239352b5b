import type { Guides } from './guide.js';

export const metricGuides: Guides = {
  'Lists/MetricBand': {
    use: 'What one metric came to: over a span, beside its target, where it was unusual, and last of all.',
    not: 'For figures of several metrics take FigureBand.',
    anatomy: 'Four figures between hairlines, each with a line of words; in a narrow room two by two.',
    accessibility:
      'Whether a target is met is a word and not only a colour. A figure that failed can be asked for again.',
  },
  'Lists/MetricTrend': {
    use: 'How one metric went, beside the time before and its target, with what was unusual.',
    not: 'For figures without target and anomalies take ChartCard.',
    anatomy:
      'A ChartCard with a green line for the target and red rings with numbers; under it a list by the same numbers, each with a field for what explains it.',
    accessibility:
      'As ChartCard; an unusual point is told with the others. Enter saves a note, Escape leaves it, and the focus returns to where it was opened.',
  },
  'Lists/MetricBreakdown': {
    use: 'One metric told apart by one of its dimensions, the whole at the end.',
    not: 'For things compared by one number without a target take BarList.',
    anatomy:
      'Tabs of dimensions; a table with a dot on a scale that need not begin at 0, or a bar where the parts add up; value, change, what it was worked out from, share.',
    accessibility:
      'Tabs are one stop, arrows choose. Dots and bars only repeat the numbers; what misses its target says so in words.',
  },
  'Lists/MetricDefinition': {
    use: 'What a metric counts, from what, and who answers for it.',
    not: 'To change it take a form.',
    anatomy: 'Terms at the left, what they mean at the right; formulas on a ground of their own.',
    accessibility: 'A list of terms. What is missing is named.',
  },
  'Lists/MetricHints': {
    use: 'What should be seen to about a metric.',
    not: 'For an error of the moment take Notice.',
    anatomy: 'An ochre sign, a sentence, what follows from it, at most one link; last what is complete.',
    accessibility: 'A list whose signs only repeat the words.',
  },
  'Lists/MetricUses': {
    use: 'Where a metric is used, before it is changed.',
    not: 'For records that are searched and turned take DataList.',
    anatomy: 'What kind of thing, its name, when; five of them until all are asked for.',
    accessibility: 'Names are real links. The kind is told as well as drawn.',
  },
  'Lists/MetricVersions': {
    use: 'What a metric was, who changed it and why, and how two of its versions differ.',
    not: 'For whole texts take VersionHistory.',
    anatomy: 'A row for each version; compared, a table of the fields that differ.',
    accessibility: 'A comparison is a table with heads. It is asked before an old version holds again.',
  },
  'Lists/MetricSpark': {
    use: 'How a metric went, beside its figure in a row of a list.',
    not: 'Alone: it says nothing without the figure.',
    anatomy: 'A line of 64 × 20; a hollow end where the last period is not over.',
    accessibility: 'Not read out: the figures beside it say what there is to say.',
  },
  'Lists/ReachedTag': {
    use: 'Whether a target was met, beside the target.',
    not: 'For other states take Status.',
    anatomy: 'A word on a tint.',
    accessibility: 'The word says it, whatever its colour.',
  },
  'Lists/SavedQuestionCard': {
    use: 'A question about data on an overview, as it was last answered.',
    not: 'For the whole answer take DataAnswerView.',
    anatomy:
      'The question, one figure, a drawing or the first rows, what went wrong, how old it is, and the verbs in the foot.',
    accessibility: 'An article named by its question, and so are its verbs. What is out of date, or failed, says so.',
  },
  'Forms/SavedQuestionFields': {
    use: 'How a question is kept: when it is asked by itself, what rings the bell, who sees it.',
    not: 'Alone: its form has the verb that saves.',
    anatomy: 'Three rows: schedule, notification, sharing, each with a line of help.',
    accessibility: 'Each row is a named group. What is missing is an alert once somebody tried to save.',
  },
  'Documents/ReportView': {
    use: 'A report written from figures, to be read against them, changed, and taken along.',
    not: 'For text that rests on passages of documents take an Answer.',
    anatomy:
      'What it is about and how it was written, figures side by side, the words; in their place an editor or the versions.',
    accessibility:
      'A number at the end of a sentence is a button that leads to its figure. What runs is told by stages. Unsaved words are asked for before they go.',
    frame: 'page',
  },
};
