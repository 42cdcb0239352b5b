import type { Guides } from './guide.js';

const dialog =
  'Focus goes to the first field and back to where it was. Enter submits; Escape asks only where something was typed.';

export const formGuides: Guides = {
  'Forms/Dialog': {
    use: 'A short form that must be done before anything else.',
    not: 'For a record of a list take SideDrawer or DetailDrawer: the list goes on working.',
    anatomy: 'Title, fields, cancel and one verb that says what happens.',
    accessibility: dialog,
    frame: 'modal',
  },
  'Forms/SideDrawer': {
    use: 'A longer form, or one that is compared with what is beside it.',
    not: 'To walk through the records of a list take DetailDrawer, which is built on it.',
    anatomy:
      'Head with title, content that scrolls, foot with the danger left and the verb right. No mask from 1200 px on.',
    accessibility: 'Focus goes to its title, and on closing back to where it was.',
    frame: 'drawer',
  },
  'Forms/ImageDialog': {
    use: 'To gather pictures for a text or a record.',
    not: 'For documents take UploadDropzone.',
    anatomy: 'Pictures with their state, a button for more, a verb.',
    accessibility: dialog,
    frame: 'modal',
  },
  'Forms/ImportWizard': {
    use: 'To bring in rows of a spreadsheet that may have faults.',
    not: 'For one record take a Dialog.',
    anatomy: 'File, columns, dry run with figures that filter, grid to mend in, sending, what is left over.',
    accessibility: 'Faults are named at their cell; closing stops the work and asks before something is lost.',
    frame: 'drawer',
  },
  'Forms/RangePicker': {
    use: 'To choose what time is shown.',
    not: 'For a single day of a form take antd’s DatePicker.',
    anatomy: 'Names of usual times, and two days.',
    accessibility: 'Names are radio buttons: one stop, arrows choose.',
  },
  'Forms/AsyncSelect': {
    use: 'To choose from a list that is loaded.',
    not: 'For a list too long to be loaded take RemoteSelect.',
    anatomy: 'A field; in its place a failure with a way to try again.',
    accessibility: 'What was chosen before keeps while the list is on its way, and is not shown as a bare id.',
  },
  'Forms/RemoteSelect': {
    use: 'To choose from what is looked for as one types.',
    not: 'For a few dozen entries take AsyncSelect.',
    anatomy: 'A field with suggestions, their loading and their failure.',
    accessibility: 'A combobox with a name; arrows choose, Enter takes.',
  },
  'Forms/TreeSelection': {
    use: 'To choose many of a tree: pages, regions, categories.',
    not: 'For one of a tree take the TreeSelect of antd; to change the tree itself, EditableTree.',
    anatomy: 'A search, entries with boxes, how many are chosen, and all or none of what is in sight.',
    accessibility: 'Arrow keys go through it, the space bar chooses. What is fixed says why.',
  },
  'Forms/TagSelection': {
    use: 'To choose or add a few tags by name.',
    not: 'For records that are looked for elsewhere and never added take RemoteSelect.',
    anatomy: 'A field with tags and a list below it; under it what is wrong and how many there may be.',
    accessibility: 'Backspace takes the last one away. Enter belongs to the input method while that composes.',
  },
  'Forms/RichTextEditor': {
    use: 'To write a text with a layout: a message, a description.',
    not: 'For a question take Composer, for a plain remark a text area.',
    anatomy: 'Bar with headings, lists, links, tables and pictures over the text.',
    accessibility: 'The bar is one stop for the tab key; usual shortcuts work.',
  },
  'Forms/CaseChoice': {
    use: 'One of several things whose names are longer than a word, all of them in sight.',
    not: 'For short words take Segments, for more than eight a select.',
    anatomy: 'Chips in as many lines as they need, one of them with a word that it is suggested.',
    accessibility: 'A group of radio buttons: one stop, arrows choose. What is suggested is not chosen by itself.',
  },
  'Forms/Segments': {
    use: 'One of a few things side by side, each a word.',
    not: 'For more than five, or long words, take a select.',
    anatomy: 'A track with the chosen part raised.',
    accessibility: 'A group of radio buttons: one stop, arrows choose.',
  },
  'Forms/SignIn': {
    use: 'The first page of whoever is not signed in.',
    not: 'Inside of the console: a session that ended leads here by itself.',
    anatomy: 'Drawing left, form right: one verb, errors above it.',
    accessibility: 'What was typed stays where signing in fails; the error is told at once.',
    frame: 'page',
  },
  'Forms/ChangePasswordDialog': {
    use: 'To change one’s own password.',
    not: 'For somebody else’s: an administrator resets it from the list of users.',
    anatomy: 'Old, new and repeated password, rules in words.',
    accessibility: dialog,
    frame: 'modal',
  },
  'Forms/BasicInfoDialog': {
    use: 'To change one’s own name and ways to be reached.',
    not: 'For other people’s data: that is the page of the user.',
    anatomy: 'Fields, and what the server refused in its own words.',
    accessibility: dialog,
    frame: 'modal',
  },
  'Forms/FeedbackDialog': {
    use: 'An opinion or a suggestion on the product.',
    not: 'For an answer: that is judged in place.',
    anatomy: 'Text, one picture, verb.',
    accessibility: dialog,
    frame: 'modal',
  },
  'Forms/SettingsRows': {
    use: 'Settings of a thing, each with what it does.',
    not: 'For a new record take Dialog or SideDrawer.',
    anatomy: 'Rows: name and meaning, control, whether it is saved.',
    accessibility: 'Each control is named by its row. What was changed stays until it is saved or dropped.',
  },
  'Forms/PlanEditor': {
    use: 'A long text in named sections that several people write, with evidence from bases and drafts of a model.',
    not: 'For one text without sections take RichTextEditor.',
    anatomy: 'Sections with their length on one side; hint, text, draft and evidence of one of them on the other.',
    accessibility:
      'Alt with an arrow moves a section. How far the text is saved is told as a status. Text that somebody else changed too is compared, and nothing is overwritten before one is chosen.',
  },
  'Forms/StepWizard': {
    use: 'A few steps one after the other, each checked before the next.',
    not: 'For what fits one form take Dialog or SideDrawer.',
    anatomy: 'Line of steps, the step itself, verbs to go on and back.',
    accessibility: 'The focus goes to the heading of the step that is come to. Passed steps can be gone back to.',
  },
  'Forms/AskBack': {
    use: 'What is not clear in a question, to be said before anything is queried.',
    not: 'For one of several things without consequences of their own take CaseChoice.',
    anatomy: 'One group for each doubt, rows with what each choice means; the verbs, and whether to remember it.',
    accessibility: 'Each doubt is a group of radio buttons by its title: one stop, arrows choose.',
  },
};
