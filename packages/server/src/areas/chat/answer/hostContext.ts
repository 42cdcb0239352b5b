import type { HostContext } from '@console/api/contract';

/** Characters of a selection that go into a search: more of them would say less about what is asked. */
const SEARCHED = 200;

/** The words of what a person looks at, for finding passages about it. */
export const searchWords = ({ record, page, selection }: HostContext): string =>
  [record?.title ?? page?.title, selection?.slice(0, SEARCHED)].filter((words) => words !== undefined).join('\n');

/** Whether a question points at what its person sees: “这场比赛在哪里检票？” */
export const pointsAtScreen = (question: string): boolean => /[这该本此]|\b(?:this|these|here)\b/i.test(question);

/** What a person looks at, line by line, for a model. */
export const contextLines = ({ record, page, selection }: HostContext): string =>
  [
    record && `Record: ${[record.type, record.title, record.id].filter(Boolean).join(' · ')}`,
    page && `Page: ${page.title} (${page.url})`,
    selection && `Selected text: ${selection}`,
  ]
    .filter(Boolean)
    .join('\n');
