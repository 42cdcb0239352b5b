import type { Guides } from './guide.js';

export const chatGuides: Guides = {
  'Chat/ChatView': {
    use: 'A whole chat in a place of its own: conversations, thread with composer, evidence beside it.',
    not: 'For a chat over another page take FloatingChat; for parts of one, ChatThread and Composer.',
    anatomy:
      'ConversationList at the left, ChatThread over the Composer, the evidence at the right. In a narrow room one of them at a time, the others in a drawer or a sheet.',
    accessibility:
      'Enter sends. A citation is a button that names its source; opening it moves the focus to the evidence, Escape brings it back.',
    frame: 'page',
  },
  'Chat/ChatThread': {
    use: 'The questions and answers of one conversation, of any length.',
    not: 'Outside of a conversation: a single answer is an Answer.',
    anatomy: 'A list of questions and Answers, of which only those near the view are drawn. It begins at its end.',
    accessibility: 'A log that readers of screens follow. What is scrolled away keeps its place.',
  },
  'Chat/Answer': {
    use: 'One answer, as far as it has come, with what can be done with it.',
    not: 'For text that does not grow and cites nothing take StaticMarkdown.',
    anatomy:
      'Stage, text with numbered citations, how it ended, passages that it rests on, actions, what could be asked next.',
    accessibility:
      'What runs is told politely and not word by word. Each action has a name; a dislike asks for its reason in place.',
  },
  'Chat/SlideOutline': {
    use: 'The pages of a talk laid out from an answer: to be changed, copied, and taken into PowerPoint as a Word outline.',
    not: 'For the whole of a conversation take ConversationExport.',
    anatomy: 'What the signs mean, the outline as text, the count of pages, and the verbs in the foot.',
    accessibility: 'A drawer whose field has a name of its own. The count is a status, and an empty outline an alert.',
  },
  'Chat/AnswersBeside': {
    use: 'Answers of several assistants to one question, until the reader keeps one. ChatThread draws it where a turn has them.',
    not: 'For answers of one assistant that were asked for again take AnswerVersions.',
    anatomy:
      'A sentence that asks for a choice, then a column for each: its name, the verb that keeps it, and the answer.',
    accessibility:
      'A group named by how many there are. Each column is a region named by its assistant, and so is its verb.',
  },
  'Chat/AnswerVersions': {
    use: 'Turns over the answers to one question. ChatThread draws it where a turn has several.',
    not: 'For the pages of a list take the pager of DataList.',
    anatomy: 'Back, place among all, forward, and a sentence where the conversation went on from another one.',
    accessibility:
      'A group named by the place, which is told when it changes. The buttons keep the focus at either end.',
  },
  'Chat/AnswerMarkdown': {
    use: 'The text of an answer while it is being written and after.',
    not: 'For descriptions and messages take StaticMarkdown: it loads nothing until it is needed.',
    anatomy: 'Paragraphs, lists, tables, code, formulas, and citations as amber numbers.',
    accessibility: 'Headings keep their order under that of the page. Pictures of another origin wait for the reader.',
  },
  'Chat/StaticMarkdown': {
    use: 'Markdown that is there whole: a description, a message, a note.',
    not: 'For an answer with citations take AnswerMarkdown.',
    anatomy: 'The text as it was written, then drawn once what draws it has arrived.',
    accessibility: 'Nothing jumps for readers of screens: the words are the same before and after.',
  },
  'Chat/Composer': {
    use: 'The field for a question, with what goes along: files, mentions, signs.',
    not: 'For a text that is saved take a form, and RichTextEditor where it has a layout.',
    anatomy: 'Field of one to eight lines, files above it, tools left, send or stop right.',
    accessibility: 'Enter sends, Shift + Enter begins a line. While an answer runs, the same button stops it.',
  },
  'Chat/ConversationList': {
    use: 'One’s own conversations, by day, beside a thread.',
    not: 'For records of others take a DataList.',
    anatomy: 'New conversation, search, groups by day, rows with a menu.',
    accessibility:
      'Each row is a link with its address; renaming happens in place, Escape takes it back; deletion asks.',
  },
  'Chat/ConversationExport': {
    use: 'To take a whole conversation along: as a Word document, as markdown, or on paper.',
    not: 'For other texts take ExportWord.',
    anatomy: 'An icon button; under it a button for each kind of file, with how far it is and a way to stop.',
    accessibility:
      'The end is told politely, and the focus stays on the button. What is printed is read from a frame of its own.',
  },
  'Chat/ShareDialog': {
    use: 'To show a conversation to others of the same house, to everybody or by role.',
    not: 'To take it along as a file take ConversationExport.',
    anatomy: 'What others can do with it, with whom it is shared and up to when, its link, whom to share it with.',
    accessibility: 'A dialog with one group of radio buttons; roles are checkboxes under the second. Copying is told.',
  },
  'Chat/SharedConversation': {
    use: 'A conversation of somebody else, to be read with its evidence.',
    not: 'For one’s own take ChatView: here nothing is asked, judged or changed.',
    anatomy: 'Title, whose it is and since when it is shown, the thread, the evidence at the right or in a sheet.',
    accessibility: 'As in ChatView: Escape closes the evidence, and the focus returns to the citation.',
    frame: 'page',
  },
  'Chat/EvidencePane': {
    use: 'The evidence of one answer, in the form that the window has room for.',
    not: 'In a conversation take ChatView, which brings it along.',
    anatomy: 'Numbers of the evidence, the document, its page with the cited words lit; rail, drawer or sheet.',
    accessibility:
      'The drawer takes the focus and gives it back; Escape closes. The rail leaves the focus where it is.',
  },
  'Chat/PathEvidence': {
    use: 'By which way through the knowledge graph a piece of evidence was found.',
    not: 'To walk through a graph take GraphView; a path by itself proves nothing, the sentence under it does.',
    anatomy: 'Things in a row with what joins them; the step that the sentence says stands out.',
    accessibility: 'Read as one sentence, which says what step of how many this is. Arrows and shapes only repeat it.',
  },
  'Chat/Welcome': {
    use: 'What stands in a conversation before its first question.',
    not: 'For a list without records take EmptyState.',
    anatomy: 'Name of the assistant, a sentence, questions to begin with.',
    accessibility: 'The samples are buttons that say the question which they ask.',
  },
  'Chat/FloatingChat': {
    use: 'A chat page over another page, moved, resized and put away without being lost.',
    not: 'Inside of the console’s own chat: that is ChatView.',
    anatomy: 'Head with title and verbs, frame of the page, pill when minimized.',
    accessibility:
      'A dialog that leaves the page in use. Its grip moves it by arrows, with Shift they resize; Escape minimizes.',
    frame: 'page',
  },
  'Chat/ChatFrame': {
    use: 'A chat page that stands in another page, in its own place.',
    not: 'To float over the page: that is FloatingChat.',
    anatomy: 'The frame alone; its page brings head and composer.',
    accessibility: 'The frame is named after what the page is; Tab goes into it and out again.',
  },
  'Chat/SourceList': {
    use: 'What an answer rests on, where it stands beside others of its kind.',
    not: 'In the chat itself: there the rail shows the words too.',
    anatomy: 'Number of the citation, name, which part of it.',
    accessibility: 'A list with a name; the one looked at is marked, and in amber.',
  },
  'Chat/TimingLanes': {
    use: 'What an answer took, for those who look after assistants.',
    not: 'In the chat itself: its line of stages says enough.',
    anatomy: 'One lane for each stage on the same axis; the wait for the first word in colour.',
    accessibility: 'The seconds stand in words beside each lane.',
  },
  'Chat/EmojiPanel': {
    use: 'Signs to put into a text.',
    not: 'As a reaction to something: there it would need a name of its own.',
    anatomy: 'Search, recent ones, groups; 352 px wide.',
    accessibility: 'A grid with one stop for the tab key; arrows move, Enter takes. Each sign is named.',
  },
  'Chat/DataAnswerView': {
    use: 'One question to data with its answer: what was understood, conditions to change, words, figures, proof.',
    not: 'For answers from documents take Answer; for figures that are shown without a question ChartCard.',
    anatomy:
      'Always in this order: question, what was understood, conditions with the editor of the open one under them, words, DataFigure, checks, query, verbs, what to ask next.',
    accessibility:
      'Enter opens a condition and the focus goes to its first field; Escape closes it, and the focus returns. What is being done is told politely.',
  },
  'Chat/DataComposer': {
    use: 'The field for a question to data, with its source.',
    not: 'In a chat take Composer, which has files and signs as well.',
    anatomy: 'Field; foot with source, samples, a hint, and the verb in one place with stop.',
    accessibility: 'Enter sends, and never while an input method is at work. The source is a button that names it.',
  },
  'Chat/QuestionList': {
    use: 'One’s own questions to data beside the one that is shown.',
    not: 'For conversations take ConversationList.',
    anatomy: 'New one and search; those saved first, with when they run; then by day.',
    accessibility:
      'Arrows, Home and End go from row to row, over the groups. The one shown is marked as the current page.',
  },
  'Chat/SteppedAnswer': {
    use: 'A question that is answered in several steps, each of which is shown with why, what and what came of it.',
    not: 'For answers from one search take Answer, for questions to data DataAnswerView.',
    anatomy:
      'Question, how far it is, the steps from the first on with their results folded, the answer, what has to be said of it.',
    accessibility:
      'How far it is, is told politely. Results open by a button that says whether they are open, and scroll by the keyboard.',
  },
};
