import type { Guides } from './guide.js';

export const audienceGuides: Guides = {
  'Forms/RuleEditor': {
    use: 'Conditions on people: rules and groups of them, three levels deep, and those who are left out.',
    not: 'For a list that is filtered by a few things take the filters of DataList.',
    anatomy: 'Guides instead of boxes; each row has a handle, attribute, comparison, value and how many fit it alone.',
    accessibility: 'Groups are named; arrow keys on a handle move a row, Ctrl Z takes back, and each step is told.',
    frame: 'page',
  },
  'Lists/AudienceCount': {
    use: 'How many people an audience has, beside the rules that are edited.',
    not: 'For figures of a page take FigureBand.',
    anatomy: 'The figure with its share, what changes against the saved one, and whom each channel reaches.',
    accessibility: 'The bar says its share in words; that it is being counted is told, and the old figure stays.',
  },
  'Lists/WhyNot': {
    use: 'To look somebody up and read, rule by rule, why they are in an audience or not.',
    not: 'For all that is known of a person open their page.',
    anatomy: 'A search, the verdict, then the rules in order up to the first that keeps the person out.',
    accessibility: 'Check and cross are told in words; phone numbers are masked always.',
  },
  'Lists/AudienceSample': {
    use: 'A few of those who fit, to see whether the rules mean what was meant.',
    not: 'For all of them take a DataList of the members.',
    anatomy: 'Name, masked phone number, and the fact that let each person in; a button draws others.',
    accessibility: 'A list with a name; the initials are for the eye alone.',
  },
  'Lists/PersonTimeline': {
    use: 'What one person has ordered and done, and what was sent to them, on their page.',
    not: 'For the steps of a case take CaseTimeline.',
    anatomy: 'Kinds with their counts, then a day at a time: disc, title, source, and time; money on orders alone.',
    accessibility: 'Lists in lists with days as headings; the part that scrolls can be reached by keyboard.',
  },
  'Lists/RecordSteps': {
    use: 'In the head of a record that has a page of its own: the way to those beside it in the list it was opened from.',
    not: 'A DetailDrawer beside its list has it already.',
    anatomy: 'Which of how many, then previous and next.',
    accessibility:
      'J and K do the same, except while somebody types or a dialog is open; the place is read out as it changes.',
  },
  'Lists/RfmPicture': {
    use: 'Where one person stands by last order, number of orders and money, on their page.',
    not: 'For the segments of everybody take a table of them.',
    anatomy: 'The segment, three values beside their thresholds, and four blocks of which one is the person’s.',
    accessibility: 'Each scale says value and threshold in words; so does the dot in its block.',
  },
  'Forms/ThresholdPicture': {
    use: 'To set a threshold where it can be seen how many reach it.',
    not: 'For a number without a spread take a field of a form.',
    anatomy: 'Bars, those on the high side coloured; a slider under them; the same as a number above.',
    accessibility: 'A native slider with arrow keys, and a field for the number; both say what share reaches it.',
  },
  'Lists/SpreadBars': {
    use: 'Who is in an audience beside everybody: a few traits at a glance.',
    not: 'For one long list of things compared take BarList.',
    anatomy: 'A bar for the audience, a tick for everybody, one scale within a trait; the same as tables.',
    accessibility: 'Each bar says both shares; the tables hold the same numbers.',
  },
};
