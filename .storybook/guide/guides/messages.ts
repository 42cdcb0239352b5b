import type { Guides } from './guide.js';

export const messageGuides: Guides = {
  'Forms/SmsPreview': {
    use: 'Beside a text message that is written, and wherever it is shown as people will read it.',
    not: 'For the number of paid parts and the money alone take SmsMeter.',
    anatomy:
      'Time, bubble with the sign, values underlined, a mark where another paid part begins, and what is billed.',
    accessibility: 'A named region; where a part begins, and what has no value, is told in words.',
  },
  'Forms/WechatPreview': {
    use: 'Beside a WeChat template message that is written, and wherever it is shown as people will read it.',
    not: 'For a text message take SmsPreview, for a push message AppPreview.',
    anatomy: 'Time, card with account, title, fields by their real names, and the row that a tap opens.',
    accessibility: 'A named region; fields are a list of terms; nothing in it can be pressed.',
  },
  'Forms/AppPreview': {
    use: 'Beside a push message that is written: once for each lock screen.',
    not: 'For what is read within the app show the page itself.',
    anatomy:
      'Phone with clock and date; the message with icon, title in one line, text in four, and a place for a picture.',
    accessibility: 'A named region that says which lock screen it is; colours are those of phones in either theme.',
  },
  'Forms/SmsMeter': {
    use: 'Under the field of a text message, while it is written.',
    not: 'To show how it is read take SmsPreview.',
    anatomy:
      'Letters and parts, room to spare, a bar for each part with the next one hollow, price by parts by people.',
    accessibility: 'The bars are one picture whose name says letters, parts and how full the last one is.',
  },
  'Lists/PlanCalendar': {
    use: 'Plans that run for days or weeks, over a month or a week: what goes out when, and beside what.',
    not: 'For their numbers take a DataList; for what happens by the hour a timeline.',
    anatomy:
      'Weeks of days with two bars each, squared where they go on over the edge of a week, and +n where more begin; today as a disc.',
    accessibility:
      'One stop for the days: arrows move, Enter opens, Page up and down turn. Bars follow in the order of their dates, each once; they say state and dates.',
    frame: 'page',
  },
  'Lists/PlanList': {
    use: 'Under a PlanCalendar: its plans as rows, to be opened, with what the colours mean.',
    not: 'For many plans that are searched, filtered and turned page by page take a DataList.',
    anatomy:
      'Title with how many, legend, then rows: name, state, whom it is meant for, dates. Two lines in a narrow room.',
    accessibility: 'A list of buttons that read as their row; the open one is marked as current.',
  },
  'Lists/PlanRun': {
    use: 'A task of a plan while it is sent, and what came of it: how far, how fast, what arrived.',
    not: 'For work in the background that nobody is written to by take JobProgress.',
    anatomy:
      'State and name, share, bar, sent of all with speed and time left; delivered, failed and awaited add up to sent.',
    accessibility: 'The bar is a progress bar that says both numbers; why nothing goes out is a sentence.',
  },
  'Lists/DeliveryFunnel': {
    use: 'What became of messages: how far they came, where the others are, and perhaps the same of another time or plan.',
    not: 'For a task while it is sent take PlanRun; for how it went day by day ChartCard.',
    anatomy:
      'A row for each step: name, bar with a tick for the other side, number, share of those before it; then the other side.',
    accessibility: 'A table: bars only repeat its numbers. A step is a button where its messages can be looked at.',
  },
  'Lists/DeliveryReasons': {
    use: 'Why messages failed, or were not sent although they were written.',
    not: 'Before anything is sent take DryRunResult.',
    anatomy: 'A row for each reason, the most frequent first: name, which of the two, bar, number, share.',
    accessibility: 'A table: bars only repeat its numbers. A reason is a button where its messages can be looked at.',
  },
  'Lists/DryRunResult': {
    use: 'Before something is sent: who would get it, and of everybody else why not.',
    not: 'For what has really come of it take PlanRun.',
    anatomy:
      'The sentence with both numbers and the reasons, one bar of two parts, then a row for each reason that opens its people.',
    accessibility:
      'The bar says its numbers in words; each number is a button that names its reason. Grey is no verdict.',
  },
};
