import type { PageGrant, ReplyOf, previewRole } from '@console/api/contract';
import { Notice } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { useDictionary } from '../../locale/useDictionary.js';
import { useRoleWords } from './roleWords.js';

const Part = styled.section`
  margin-top: 16px;

  h3 {
    margin: 0 0 4px;
    font-weight: 600;
    font-size: 13px;
    line-height: 20px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 13px;
    line-height: 20px;
  }

  li {
    display: flex;
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
  }

  li > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${tokens.text3};
    font-size: 12px;
  }
`;

const Pages = ({ title, pages }: { title: string; pages: readonly PageGrant[] }) => {
  const { menuName } = useDictionary();
  if (pages.length === 0) return null;
  return (
    <Part>
      <h3>{title}</h3>
      <ul>
        {pages.map(({ permissionId, name, href }) => (
          <li key={permissionId}>
            <span>{menuName(name)}</span>
            <small>{href}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
};

export interface RoleDiffProps {
  preview: ReplyOf<typeof previewRole>;
}

/** What a change of a role gives and takes, and whom it concerns. */
export const RoleDiff = ({ preview }: RoleDiffProps) => {
  const { diff } = useRoleWords();
  const { gained, lost, members, memberCount, affectedCount, leftWithoutCount } = preview;
  if (gained.length + lost.length === 0) return <p>{diff.none}</p>;
  return (
    <>
      {leftWithoutCount > 0 && <Notice tone="warning">{diff.leftWithout(leftWithoutCount)}</Notice>}
      <Pages title={diff.gained(gained.length)} pages={gained} />
      <Pages title={diff.lost(lost.length)} pages={lost} />
      <Part>
        <h3>{diff.affected(affectedCount, memberCount)}</h3>
        <ul>
          {members.map(({ id, username, account, gains, loses, leftWithout }) => (
            <li key={id}>
              <span>
                {username} <small>{account}</small>
              </span>
              <span>
                {[
                  leftWithout && diff.without,
                  gains.length > 0 && diff.gains(gains.length),
                  loses.length > 0 && diff.loses(loses.length),
                ]
                  .filter((one) => one !== false)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
};
