/** What every widget and every screen is drawn in, as far as it can be in it. */
export const states = {
  empty: 'Empty',
  loading: 'Loading',
  failed: 'Failed',
  refreshing: 'Refreshing',
  notPermitted: 'Not permitted',
  readOnly: 'Disabled, read-only',
  longText: 'Long text',
  narrow: 'Narrow',
} as const;

export type State = keyof typeof states;

/** What stories of a state are called. */
export const namesOf: Readonly<Record<State, RegExp>> = {
  empty: /^(?:Empty|Nothing\w*|NoneChosen|NoPages)$/,
  loading: /^(?:Loading|Opening|Waiting|Checking)$/,
  failed: /^(?:\w*Failed|Fails|Refused|NotLoaded|EveryFailure)$/,
  refreshing: /^Refreshing$/,
  notPermitted: /^(?:NotPermitted|Forbidden|NotAllowed|NotGranted)$/,
  readOnly: /^(?:ReadOnly|Disabled|WatchOnly)$/,
  longText: /^(?:Long\w*|TooLong\w*)$/,
  narrow: /^(?:Phone|Narrow)$/,
};

/** Why something cannot be in a state. */
export const reasons = {
  given: 'It draws what it is given and asks nobody for it.',
  full: 'There is always something in it.',
  changesNothing: 'It changes nothing, so there is nothing to lock.',
  ownWords: 'Its words are its own, and short.',
  offered: 'It is offered only to those who may.',
  once: 'It is filled once, before anything is typed into it.',
  parts: 'The widgets that it is made of show it.',
  wholePage: 'Whoever has the page may use all of it.',
  narrowAnyway: 'It is as narrow everywhere.',
  still: 'It goes on by itself; nothing is asked for again.',
} as const;

export type Reason = keyof typeof reasons;
export type Absent = Readonly<Partial<Record<State, Reason>>>;

/** Draws what it is given. */
const given = { loading: 'given', failed: 'given', refreshing: 'given', notPermitted: 'given' } as const;
/** Is looked at only. */
const shown = { ...given, readOnly: 'changesNothing' } as const;
/** Something around what others put into it. */
const frame = { ...shown, empty: 'parts' } as const;
/** Is opened to fill in. */
const form = { empty: 'once', refreshing: 'once', notPermitted: 'offered', readOnly: 'offered' } as const;
/** A choice among what a server has. */
const choice = { refreshing: 'once', notPermitted: 'offered' } as const;
/** Part of a conversation, which its reader has begun. */
const talk = { notPermitted: 'offered', refreshing: 'still' } as const;

/** What no screen can be in. */
export const absentOfScreens: Absent = { refreshing: 'parts', readOnly: 'wholePage', longText: 'parts' };

/** The states that something cannot be in, by the title of its stories. */
export const absent: Readonly<Record<string, Absent>> = {
  'Screens/Account/AuthRedirectPage': { ...given, empty: 'full' },
  'Screens/Account/NotFoundPage': { loading: 'given', failed: 'given', empty: 'full' },
  'Screens/Account/SignInPage': { ...given, empty: 'full' },
  'Screens/Chat/AssistantPage': { empty: 'parts' },
  'Screens/Chat/ChatPage': { empty: 'parts' },
  'Screens/Chat/DeepseekPage': { empty: 'parts' },
  'Screens/Chat/EmbeddedChatPage': { empty: 'parts' },
  'Screens/Chat/ShareTopic': { ...form, loading: 'parts', narrow: 'parts' },
  'Screens/Knowledge/ChunkHistory': { empty: 'full' },
  'Screens/Knowledge/ParseAgain': { empty: 'full' },
  'Screens/Messages/SysMessageDetailPage': { empty: 'full' },
  'Screens/Permissions/ImportUsersDrawer': { ...form, loading: 'once' },
  'Screens/Permissions/RoleDetailsPage': { empty: 'full' },
  'Chat/Answer': { loading: 'given', refreshing: 'still', notPermitted: 'given' },
  'Chat/AnswerMarkdown': { ...shown, empty: 'full' },
  'Chat/SlideOutline': { ...given, readOnly: 'offered', narrow: 'parts' },
  'Chat/AnswersBeside': {
    loading: 'given',
    refreshing: 'given',
    notPermitted: 'given',
    empty: 'full',
    longText: 'parts',
  },
  'Chat/AnswerVersions': { ...given, empty: 'full', longText: 'ownWords' },
  'Chat/ChatFrame': {
    empty: 'parts',
    refreshing: 'still',
    notPermitted: 'parts',
    readOnly: 'parts',
    longText: 'parts',
  },
  'Chat/ChatThread': { ...talk, empty: 'parts', loading: 'given' },
  'Chat/ChatView': { ...talk, empty: 'parts', readOnly: 'parts' },
  'Chat/ConversationExport': {
    empty: 'full',
    loading: 'given',
    refreshing: 'still',
    notPermitted: 'offered',
    longText: 'ownWords',
    readOnly: 'changesNothing',
  },
  'Chat/Composer': given,
  'Chat/ConversationList': { notPermitted: 'offered' },
  'Chat/DataComposer': given,
  'Chat/QuestionList': { readOnly: 'changesNothing' },
  'Chat/EmojiPanel': { ...choice, empty: 'full', readOnly: 'offered', longText: 'ownWords' },
  'Chat/FloatingChat': { empty: 'parts', refreshing: 'still', notPermitted: 'parts', readOnly: 'parts' },
  'Chat/ShareDialog': { empty: 'full', notPermitted: 'offered', readOnly: 'offered' },
  'Chat/SharedConversation': { notPermitted: 'parts', readOnly: 'changesNothing' },
  'Chat/SourceList': shown,
  'Chat/StaticMarkdown': { ...shown, empty: 'full' },
  'Chat/TimingLanes': { ...shown, longText: 'ownWords' },
  'Chat/Welcome': { ...given, readOnly: 'changesNothing', empty: 'full' },
  'Documents/ChunkDesk': {
    empty: 'parts',
    loading: 'parts',
    failed: 'parts',
    refreshing: 'parts',
    notPermitted: 'parts',
    readOnly: 'parts',
  },
  'Documents/ChunkWorkbench': {
    empty: 'parts',
    loading: 'parts',
    failed: 'parts',
    refreshing: 'parts',
    notPermitted: 'parts',
    readOnly: 'parts',
    longText: 'parts',
  },
  'Documents/CoverageStrip': { ...shown, empty: 'full', longText: 'ownWords' },
  'Documents/DifferenceView': shown,
  'Documents/ExportWord': {
    empty: 'full',
    loading: 'given',
    refreshing: 'still',
    notPermitted: 'offered',
    longText: 'ownWords',
  },
  'Documents/JobProgress': {
    empty: 'full',
    refreshing: 'still',
    notPermitted: 'given',
    readOnly: 'changesNothing',
  },
  'Documents/PagePreview': {
    refreshing: 'still',
    notPermitted: 'parts',
    readOnly: 'changesNothing',
    longText: 'ownWords',
  },
  'Documents/PagePreviewOtherOrders': {
    ...shown,
    empty: 'parts',
    longText: 'ownWords',
    narrow: 'parts',
  },
  'Documents/PdfPreview': {
    empty: 'full',
    refreshing: 'still',
    notPermitted: 'given',
    readOnly: 'changesNothing',
    longText: 'ownWords',
  },
  'Documents/UploadDropzone': { ...given, empty: 'full', readOnly: 'offered', longText: 'ownWords' },
  'Documents/UploadList': { loading: 'given', refreshing: 'given', notPermitted: 'given' },
  'Documents/TextPreview': given,
  'Documents/VersionHistory': { notPermitted: 'offered' },
  'Forms/AskBack': { ...given, empty: 'full' },
  'Forms/AsyncSelect': { ...choice, readOnly: 'offered' },
  'Forms/BasicInfoDialog': { ...form, longText: 'ownWords' },
  'Forms/CaseChoice': { ...given, empty: 'full' },
  'Forms/ChangePasswordDialog': { ...form, loading: 'given', longText: 'ownWords' },
  'Forms/Dialog': { ...form, loading: 'given' },
  'Forms/FeedbackDialog': { ...form, loading: 'given', longText: 'ownWords' },
  'Forms/ImageDialog': { ...form, loading: 'given' },
  'Forms/ImportWizard': form,
  'Forms/RangePicker': { ...given, empty: 'full', readOnly: 'changesNothing', longText: 'ownWords' },
  'Forms/RemoteSelect': { ...choice, readOnly: 'offered' },
  'Forms/RichTextEditor': given,
  'Forms/Segments': { ...given, readOnly: 'changesNothing' },
  'Forms/SettingsRows': { notPermitted: 'parts' },
  'Forms/SideDrawer': { ...given, empty: 'parts', readOnly: 'parts' },
  'Forms/SignIn': { ...given, empty: 'full', readOnly: 'offered' },
  'Forms/StepWizard': form,
  'Forms/TagSelection': choice,
  'Forms/TreeSelection': choice,
  'Foundations/ConsoleProvider': { ...frame, longText: 'parts', narrow: 'parts' },
  'Lists/BarList': shown,
  'Lists/CaseFrame': frame,
  'Lists/CasePanes': frame,
  'Lists/CaseSection': frame,
  'Lists/CaseTimeline': { ...shown, empty: 'full' },
  'Lists/ChartCard': { readOnly: 'changesNothing' },
  'Lists/DataFigure': shown,
  'Lists/DataRows': shown,
  'Lists/DataList': { readOnly: 'offered' },
  'Lists/DataListSelecting': {
    loading: 'parts',
    failed: 'parts',
    refreshing: 'parts',
    notPermitted: 'parts',
    readOnly: 'offered',
    longText: 'parts',
  },
  'Lists/DetailDrawer': { empty: 'full', refreshing: 'once', notPermitted: 'offered' },
  'Lists/DrillFrame': { ...frame, longText: 'parts' },
  'Lists/DrillList': shown,
  'Lists/DrillPanel': { refreshing: 'parts', notPermitted: 'parts', readOnly: 'changesNothing' },
  'Lists/EditableTree': { empty: 'parts', loading: 'given', failed: 'given', refreshing: 'given' },
  'Lists/FigureBand': { empty: 'full', readOnly: 'changesNothing' },
  'Lists/FigureChoice': { readOnly: 'changesNothing' },
  'Lists/InboxFrame': { ...frame, loading: 'parts', failed: 'parts' },
  'Lists/InboxList': { notPermitted: 'parts', readOnly: 'changesNothing' },
  'Lists/InboxViews': { ...shown, empty: 'full' },
  'Lists/KeyHints': { ...shown, empty: 'full', longText: 'ownWords' },
  'Lists/SimpleTable': shown,
  'Lists/UndoBar': { ...shown, empty: 'full' },
  'Shell/AppShell': { ...shown, empty: 'parts' },
  'Shell/BottomSheet': { ...frame, narrow: 'narrowAnyway' },
  'Shell/CommandPalette': { notPermitted: 'offered', readOnly: 'changesNothing' },
  'Shell/EnvironmentStrip': { ...shown, empty: 'full', longText: 'ownWords' },
  'Shell/KeptPages': { ...frame, longText: 'parts' },
  'Shell/NotificationBell': { notPermitted: 'offered' },
  'Shell/NotificationPreview': shown,
  'Shell/PageFrame': frame,
  'Shell/Panel': frame,
  'Shell/TabBar': { ...shown, empty: 'full' },
  'Shell/TabSheet': { ...shown, empty: 'full', narrow: 'narrowAnyway' },
  'States/AsyncView': { readOnly: 'changesNothing' },
  'States/EmptyState': { ...shown, empty: 'full' },
  'States/FailedNotice': { loading: 'given', refreshing: 'given', readOnly: 'changesNothing' },
};
