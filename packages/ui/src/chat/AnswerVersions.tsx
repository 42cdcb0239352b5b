import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { TurnVersions } from '@console/base';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { Heard, quietIcon } from './chat.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { answerVersionsWords } from './versionsLocale.js';

const Pager = styled.div`
  display: flex;
  align-items: center;
  min-height: 28px;
  margin: -12px 0 8px -7px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;
  ${quietIcon}

  > b {
    min-width: 36px;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  &&&&& button[aria-disabled='true'] {
    background: none;
    color: ${(p) => p.theme.text3};
    opacity: 0.5;
    cursor: default;
  }

  > small {
    margin-left: 8px;
    font-size: inherit;
  }
`;

export interface AnswerVersionsProps extends RootProps<HTMLDivElement> {
  versions: TurnVersions;
  /** The id of the answer that is shown. */
  shown: string;
  /** Others were asked after it. */
  followed: boolean;
  /** Something is being typed about the one shown, and would be lost with it. */
  held: boolean;
  onVersion: (id: string) => void;
}

/** Turns over the answers to one question. */
const AnswerVersions = ({
  versions: { ids, current, running = false },
  shown,
  followed,
  held,
  onVersion,
  ...root
}: AnswerVersionsProps) => {
  const words = useWords(answerVersionsWords);
  const at = ids.indexOf(shown);
  const said = words.place(at + 1, ids.length);
  const note = () => {
    if (held) return words.held;
    if (running && at < ids.length - 1) return words.running;
    return followed && shown !== current ? words.wentOnFrom(ids.indexOf(current) + 1) : '';
  };
  const noted = note();
  // Not disabled: a button that is would lose the focus at the last answer.
  const renderTurn = (label: string, icon: IconButtonProps['icon'], to: string | undefined) => (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={held || to === undefined}
      onClick={() => {
        if (!held && to !== undefined) onVersion(to);
      }}
    />
  );
  return (
    <Pager {...rootProps(root)} role="group" aria-label={said}>
      {renderTurn(words.previous, <LeftOutlined />, ids[at - 1])}
      <b aria-hidden>
        {at + 1} / {ids.length}
      </b>
      {renderTurn(words.next, <RightOutlined />, ids[at + 1])}
      {noted !== '' && <small>{noted}</small>}
      <Heard role="status">{said}</Heard>
    </Pager>
  );
};
export default AnswerVersions;
