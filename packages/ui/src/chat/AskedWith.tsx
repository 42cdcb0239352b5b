import { useWords } from '../locale/useWords.js';
import { AskedList } from './chat.styles.js';
import { contextParts } from './contextParts.js';
import { chatWords } from './locale.js';
import type { ChatContext } from './types.js';

/** What the reader was looking at when they asked. */
export const AskedWith = ({ context }: { context: ChatContext }) => {
  const words = useWords(chatWords);
  const parts = contextParts(context);
  if (parts.length === 0) return null;
  return (
    <AskedList aria-label={words.askedWith}>
      {parts.map(({ kind, icon, title, href }) => (
        <li key={kind} title={`${words.contextKinds[kind]}: ${title}`}>
          {icon}
          {href === undefined ? (
            <span>{title}</span>
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          )}
        </li>
      ))}
    </AskedList>
  );
};
