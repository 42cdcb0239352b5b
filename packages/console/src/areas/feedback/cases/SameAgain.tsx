import type { SameCase } from '@console/api/contract';
import { lookUp } from '@console/base';
import { PageLink } from '@console/ui/link';
import { Tag, type TagProps } from '@console/ui/states';
import { Button } from 'antd';
import { useAddress } from '../../../navigation/useAddress.js';
import { Row, SameList } from './case.styles.js';
import { useCaseWords } from './caseWords.js';

const tones: Readonly<Record<string, TagProps['tone']>> = { changed: 'ok', same: 'warning', failed: 'error' };

export interface SameAgainProps {
  /** Other cases of the same question that are open. */
  cases: readonly SameCase[];
  /** Address of a case. */
  hrefOf: (id: string) => string;
  /** Asks all of them again. Left out while something is asked, or where it can't be. */
  onAsk?: () => void;
}

/** What the assistant says now to others who asked the same. */
export const SameAgain = ({ cases, hrefOf, onAsk }: SameAgainProps) => {
  const words = useCaseWords();
  const { follow } = useAddress();
  if (cases.length === 0) return null;
  return (
    <>
      <Row>
        {words.sameOpen(cases.length)}
        {onAsk && (
          <Button size="small" onClick={onAsk}>
            {words.askSame}
          </Button>
        )}
      </Row>
      <SameList aria-label={words.sameOpen(cases.length)}>
        {cases.map(({ id, number, question, username, again }) => (
          <li key={id}>
            <PageLink href={hrefOf(id)} onNavigate={follow} title={question}>
              {words.number(number)} {question}
            </PageLink>
            <small>{username}</small>
            {again === null ? (
              <small>{words.outcomes.none}</small>
            ) : (
              <Tag tone={lookUp(tones, again, 'plain')}>{lookUp(words.outcomes, again, again)}</Tag>
            )}
          </li>
        ))}
      </SameList>
    </>
  );
};
