import type { GatherDrift, GatherProperty } from '@console/api/contract';
import { lookUp } from '@console/base';
import { Tag, type TagProps } from '@console/ui/states';
import { Button } from 'antd';
import { useGatherWords } from './gatherWords.js';

const tones: Record<GatherDrift, NonNullable<TagProps['tone']>> = {
  none: 'plain',
  new: 'info',
  changed: 'warning',
  missing: 'warning',
  warned: 'error',
};

/** How a property stands to what was seen before. */
export const DriftTag = ({ drift }: Pick<GatherProperty, 'drift'>) => {
  const words = useGatherWords();
  return <Tag tone={lookUp(tones, drift, 'plain')}>{lookUp(words.drifts, drift, drift)}</Tag>;
};

export interface VerdictProps {
  property: GatherProperty;
  /** It is as it should be, or is to be warned of. */
  onJudge: (accepted: boolean) => void;
}

/** Says whether a property is as it should be. */
export const Verdict = ({ property: { eventName, propertyName, drift }, onJudge }: VerdictProps) => {
  const words = useGatherWords();
  return (
    <>
      {drift !== 'none' && (
        <Button
          type="text"
          size="small"
          aria-label={words.acceptOf(eventName, propertyName)}
          onClick={() => onJudge(true)}
        >
          {words.accept}
        </Button>
      )}
      {drift !== 'warned' && (
        <Button
          type="text"
          size="small"
          danger
          aria-label={words.warnOf(eventName, propertyName)}
          onClick={() => onJudge(false)}
        >
          {words.warn}
        </Button>
      )}
    </>
  );
};
