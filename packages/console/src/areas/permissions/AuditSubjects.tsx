import type { AuditEntry, AuditSubject } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { oneLine } from '@console/ui/theme';
import { styled } from 'styled-components';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { type Section, useSection } from './sections.js';
import { useUserWords } from './userWords.js';

const Page = styled(PageLink)`
  ${oneLine}
  display: inline-block;
  max-width: 100%;
  vertical-align: top;
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** One subject, cut where its column ends. */
const Line = styled.span`
  ${oneLine}
  display: block;
  line-height: 20px;
`;

const Gone = styled.span`
  color: ${(p) => p.theme.text3};
`;

/** Where a thing can be looked at; undefined for what has no page of its own. */
const pageOf = ({ kind, id }: AuditSubject, section: Section): string | undefined => {
  switch (kind) {
    case 'user':
      return linkTo(section.userDetails, { id });
    case 'role':
      return linkTo(section.roleDetails, { id });
    case 'menu':
      return linkTo(section.roles, { tab: 'menus', open: id });
    case 'tagSystem':
      return linkTo('labelSystemDetails', { id });
    case 'message':
      return linkTo('sysMessageDetail', { id });
    case 'knowledgeBase':
      return linkTo('knowledgeBase', { base: id });
    case 'document':
      return linkTo('chunks', { id });
    default:
      return undefined;
  }
};

/** What something was done to, by name; ids only on hover. */
export const AuditSubjects = ({ subjects, target }: Pick<AuditEntry, 'subjects' | 'target'>) => {
  const { audit } = useUserWords();
  const { menuName } = useDictionary();
  const section = useSection();
  const { follow } = useAddress();
  const separator = useSeparator();
  const nameOf = ({ kind, name }: AuditSubject) => (kind === 'menu' ? menuName(name) : name);
  if (subjects.length === 0) return <span {...(target !== '' && { title: target })}>—</span>;
  // A row has two lines: where there are more, the second one says how many.
  const shown = subjects.slice(0, subjects.length > 2 ? 1 : 2);
  const rest = subjects.slice(shown.length);
  return (
    <>
      {shown.map((subject) => {
        const page = subject.exists ? pageOf(subject, section) : undefined;
        return (
          <Line key={subject.id} title={subject.id}>
            {page === undefined ? (
              <>
                {nameOf(subject)}
                {!subject.exists && <Gone>{audit.gone}</Gone>}
              </>
            ) : (
              <Page href={page} onNavigate={follow}>
                {nameOf(subject)}
              </Page>
            )}
          </Line>
        );
      })}
      {rest.length > 0 && <Gone title={rest.map(nameOf).join(separator)}>{audit.more(rest.length)}</Gone>}
    </>
  );
};
