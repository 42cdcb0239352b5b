import { CloseOutlined } from '@ant-design/icons';
import { type PortraitDetail, sliceCode } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Button } from 'antd';
import { Row } from './portraits.styles.js';
import { usePortraitWords } from './portraitWords.js';
import { sliceName } from './sliceName.js';

interface NarrowedToProps {
  slices: PortraitDetail['narrowedTo'];
  /** The codes of those that are left. */
  onChange: (codes: readonly string[]) => void;
}

/** The slices that a portrait is narrowed to, each to be taken away; nothing where there is none. */
export const NarrowedTo = ({ slices, onChange }: NarrowedToProps) => {
  const words = usePortraitWords();
  if (slices.length === 0) return null;
  const codes = slices.map(({ trait, value }) => sliceCode(trait, value));
  return (
    <Row role="group" aria-label={words.narrowedTo}>
      <span>{words.narrowedTo}</span>
      {slices.map((slice, at) => {
        const name = words.slice(
          lookUp(words.traitNames, slice.trait, slice.trait),
          sliceName(slice.trait, slice, words),
        );
        return (
          <Button
            key={codes[at]}
            size="small"
            icon={<CloseOutlined aria-hidden />}
            iconPlacement="end"
            title={words.widen(name)}
            onClick={() => onChange(codes.filter((code) => code !== codes[at]))}
          >
            {name}
          </Button>
        );
      })}
      {slices.length > 1 && (
        <Button type="link" size="small" onClick={() => onChange([])}>
          {words.widenAll}
        </Button>
      )}
    </Row>
  );
};
