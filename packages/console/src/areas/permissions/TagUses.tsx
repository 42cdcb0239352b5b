import { pageCustomers, pageDocuments, pageFaq, type Tag, type TagUses as Uses } from '@console/api/contract';
import { useListLabelChoices } from '@console/api/hooks/labels';
import { PageLink } from '@console/ui/link';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useLabelWords } from './labelWords.js';

const Counts = styled.small`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 12px;

  && button {
    height: auto;
    padding: 0;
    font-size: inherit;
  }
`;

/** The tree would fold its entry at the Enter meant for a link or a menu. */
const keepFromTree = (event: KeyboardEvent) => event.stopPropagation();

interface CountProps {
  /** How many of what, in words. */
  text: string;
  /** Lists in which they are found; none: it leads nowhere. */
  places: readonly { href: string; name: string }[];
}

/** One count: a link to its list, or a menu of lists where there are several. */
const Count = ({ text, places }: CountProps) => {
  const { follow } = useAddress();
  const [first, second] = places;
  if (first === undefined) return <span>{text}</span>;
  if (second === undefined)
    return (
      <PageLink href={first.href} onNavigate={follow}>
        {text}
      </PageLink>
    );
  const items = places.map(({ href, name }) => ({ key: href, label: name, onClick: () => follow(href) }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button type="link" size="small" aria-haspopup="menu">
        {text}
      </Button>
    </Dropdown>
  );
};

/** On how much a label hangs. Each count leads to what it counts, where the reader works with the label and may look. */
export const TagUses = ({ tag, uses }: { tag: Pick<Tag, 'id'>; uses: Uses }) => {
  const { tag: words } = useLabelWords();
  const choices = useListLabelChoices({});
  const [people, documents, faq] = [
    usePermitted(pageCustomers),
    usePermitted(pageDocuments),
    usePermitted(pageFaq),
  ] as const;
  // Lists can be narrowed to labels in use of the system that the reader works in alone.
  const narrows = choices.data?.some(({ id }) => id === tag.id) ?? false;
  const labels = tag.id;
  const inBases = (kind: 'documents' | 'faqs', may: boolean): CountProps['places'] =>
    narrows && may
      ? uses.bases
          .filter((base) => base[kind] > 0)
          .map(({ id, name, [kind]: count }) => ({
            name: words.inBase(name, count),
            href: linkTo('knowledgeBase', { base: id, ...(kind === 'faqs' && { faq: id }), labels }),
          }))
      : [];
  if (uses.customers + uses.documents + uses.faqs === 0) return null;
  return (
    <Counts role="presentation" onKeyDown={keepFromTree}>
      {uses.customers > 0 && (
        <Count
          text={words.customers(uses.customers)}
          places={narrows && people ? [{ name: '', href: linkTo('customers', { labels }) }] : []}
        />
      )}
      {uses.documents > 0 && <Count text={words.documents(uses.documents)} places={inBases('documents', documents)} />}
      {uses.faqs > 0 && <Count text={words.faqs(uses.faqs)} places={inBases('faqs', faq)} />}
    </Counts>
  );
};
