import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { StaticMarkdown } from '../markdown/StaticMarkdown.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { plainButton, surface } from '../theme/mixins.js';

const Root = styled.section`
  ${surface}
  width: 100%;
  max-width: 728px;
  margin: auto;
  padding: 40px 24px;

  h2 {
    margin: 0 0 6px;
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }

  h3 {
    margin: 0 0 4px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }

  ul {
    margin: 0;
    padding: 0;
    border-top: 1px solid ${(p) => p.theme.line};
    list-style: none;
  }

  li {
    border-bottom: 1px solid ${(p) => p.theme.line};
  }

  button {
    ${plainButton}
    width: 100%;
    min-height: 44px;
    padding: 9px 8px;
    font-size: 15px;
    line-height: 24px;
  }

  button:hover {
    background: ${(p) => p.theme.hover};
  }

  ${below.mobile} {
    padding: 24px 16px;
  }
`;

const Greeting = styled(StaticMarkdown)`
  margin-bottom: 24px;
  color: ${(p) => p.theme.text2};
  font-size: 15px;
  line-height: 24px;
`;

export interface WelcomeProps extends RootProps {
  /** Whose conversation begins. */
  name: string;
  /** What the assistant says of itself, as markdown. Left out, nothing. */
  text?: string;
  /** Questions to begin with. Default none. */
  samples?: readonly string[];
  /** A sample was chosen. Leave out where nothing can be asked: then they are only read. */
  onAsk?: (question: string) => void;
}

/** What stands in a conversation before its first question. */
export const Welcome = ({ name, text, samples = [], onAsk, ...root }: WelcomeProps) => {
  const words = useWords(chatWords);
  return (
    <Root {...rootProps(root)}>
      <h2>{name}</h2>
      {text !== undefined && text !== '' && <Greeting text={text} />}
      {samples.length > 0 && onAsk && (
        <>
          <h3>{words.samples}</h3>
          <ul>
            {samples.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
};
