import { useState } from 'react';
import type { QuestionAbout } from '../contract/dialogueFiles.js';
import type { ChatAttachments, ChatRegion } from './chatTypes.js';
import type { AskAbout } from './useConversation.js';

const none: readonly string[] = [];

const boxOf = ({ fileId, position }: ChatRegion): NonNullable<QuestionAbout['region']> => ({
  fileId,
  position: [...position],
});

/** Which files of a conversation the next question is about: those that nobody switched off, and a box on a page of one. */
export const useAbout = (
  attachments: ChatAttachments | undefined,
  drawn: ChatRegion | null,
  onRegionDrop: (() => void) | undefined,
): { attachments: ChatAttachments | undefined; about: AskAbout | undefined } => {
  const [chosen, setChosen] = useState(none);
  if (attachments === undefined) return { attachments, about: undefined };
  const usable = attachments.items.filter(({ status }) => status === 'ready');
  // The file of the box is asked about whatever became of its switch.
  const off = chosen.filter((id) => id !== drawn?.fileId && usable.some((item) => item.id === id));
  const asked = usable.flatMap(({ id, name }) => (off.includes(id) ? [] : { id, name }));
  const told = off.length > 0 && asked.length > 0 ? { fileIds: asked.map(({ id }) => id) } : {};
  const region = drawn === null ? {} : { region: boxOf(drawn) };
  const files = off.length > 0 || drawn === null ? asked : [{ id: drawn.fileId, name: drawn.name }];
  const narrowed = asked.length > 0 && (off.length > 0 || drawn !== null);
  return {
    attachments: {
      ...attachments,
      off,
      onSwitch: ({ id, off: isOff }) =>
        setChosen((before) => (isOff ? [...before, id] : before.filter((one) => one !== id))),
      ...(drawn !== null && { region: { name: drawn.name, page: drawn.position[0], onDrop: () => onRegionDrop?.() } }),
    },
    about: narrowed ? { told: { ...told, ...region }, shown: { files, ...region } } : undefined,
  };
};
