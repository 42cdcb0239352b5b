import type { AuditEntry, AuditSubject } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { type Section, useSection } from './sections.js';
import { useUserWords } from './userWords.js';

const Page = styled(PageLink)`
  text-decoration: underline;
  text-underline-offset: 2px;
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
  if (subjects.length === 0) return <span {...(target !== '' && { title: target })}>—</span>;
  return subjects.map((subject, at) => {
    const name = subject.kind === 'menu' ? menuName(subject.name) : subject.name;
    const page = subject.exists ? pageOf(subject, section) : undefined;
    return (
      <Fragment key={subject.id}>
        {at > 0 && separator}
        {page === undefined ? (
          <span title={subject.id}>
            {name}
            {!subject.exists && <Gone>{audit.gone}</Gone>}
          </span>
        ) : (
          <Page href={page} title={subject.id} onNavigate={follow}>
            {name}
          </Page>
        )}
      </Fragment>
    );
  });
};
