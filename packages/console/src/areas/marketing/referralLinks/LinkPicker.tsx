import { usePageReferralLinks, useReadReferralLink } from '@console/api/hooks/marketing/referralLink';
import { mapAsync } from '@console/base';
import { RemoteSelect } from '@console/ui/forms';
import { useState } from 'react';
import { useLinkWords } from './linkWords.js';

interface LinkPickerProps {
  /** Its id; undefined: all links. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

const FOUND = 50;

/** Narrows what is counted to one link, looked for by its name: there may be more of them than a list holds. */
export const LinkPicker = ({ value, onChange }: LinkPickerProps) => {
  const words = useLinkWords();
  const [keyword, setKeyword] = useState('');
  const found = usePageReferralLinks(
    { current: 1, size: FOUND, ...(keyword !== '' && { keyword }) },
    { keepPrevious: true },
  );
  const chosen = useReadReferralLink(value === undefined ? null : { id: value });
  return (
    <RemoteSelect
      style={{ width: 200 }}
      aria-label={words.link}
      what={words.link}
      placeholder={words.allLinks}
      allowClear
      single
      value={value === undefined ? [] : [value]}
      found={mapAsync(found.state, ({ list }) => list.map(({ id, linkName }) => ({ value: id, label: linkName })))}
      known={value === undefined ? [] : [{ value, label: chosen.data?.linkName ?? value }]}
      onSearch={setKeyword}
      onChange={(ids) => onChange(ids[0])}
    />
  );
};
