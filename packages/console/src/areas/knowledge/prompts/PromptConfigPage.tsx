import { idIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { PromptBase } from './PromptBase.js';
import { PromptBases } from './PromptBases.js';

/** How answers are made from each base: all of them, or one with its versions. */
export default function PromptConfigPage() {
  const [get] = useQueryState();
  const base = idIn(get('base'));
  return base === undefined ? <PromptBases /> : <PromptBase key={base} baseId={base} />;
}
