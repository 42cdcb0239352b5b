import type { Globals } from './storyFiles.js';

/** What people come here to find out, and the story that answers it. */
export const questions: readonly { question: string; title: string; story: string; globals?: Globals }[] = [
  { question: 'What colour is evidence?', title: 'Foundations/Colour', story: 'Contrast' },
  { question: 'How high are rows and controls?', title: 'Foundations/Space', story: 'Measures' },
  { question: 'What does an empty list say?', title: 'Lists/DataList', story: 'Empty' },
  { question: 'What does a list say that did not load?', title: 'Lists/DataList', story: 'Failed' },
  {
    question: 'What is the chat like on a phone, in English and dark?',
    title: 'Chat/ChatView',
    story: 'WithoutEvidence',
    globals: { theme: 'dark', language: 'en-US', viewport: 'phone' },
  },
  {
    question: 'What happens where somebody is not permitted?',
    title: 'Screens/Permissions/UsersPage',
    story: 'Loads',
    globals: { failure: '4030' },
  },
  { question: 'How does an answer show its evidence?', title: 'Chat/ChatView', story: 'CitationOpensItsPage' },
  { question: 'What does an answer look like that was cut off?', title: 'Chat/Answer', story: 'Interrupted' },
  { question: 'What asks before unsaved work is lost?', title: 'Lists/DetailDrawer', story: 'AsksBeforeWalkingOn' },
  { question: 'What does signing in say to a wrong password?', title: 'Forms/SignIn', story: 'WrongPassword' },
];
