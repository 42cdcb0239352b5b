import { SettingOutlined, StarOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useAgo } from '../ago/useAgo.js';
import { MenuIcon } from '../app-shell/MenuIcon.js';
import { IconButton } from '../button/IconButton.js';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { Tag, type TagProps } from '../states/Tag.js';
import { type ToolWallWords, toolWallWords } from './locale.js';
import { Card, Head, Tags } from './ToolWall.styles.js';
import type { WallTool } from './types.js';

export interface ToolCardProps {
  tool: WallTool;
  now: Date;
  href: string;
  onNavigate?: Navigate | undefined;
  onFavourite: (change: { id: string; favourite: boolean }) => void;
  onSettings?: ((event: { id: string }) => void) | undefined;
}

const tones: Readonly<Record<keyof ToolWallWords['states'], TagProps['tone']>> = {
  ready: 'ok',
  limited: 'info',
  needsModel: 'warning',
  needsSource: 'warning',
};

const isKnown = (state: string): state is keyof typeof tones => Object.hasOwn(tones, state);

/** One tool: what it does, what it can do now, when the reader used it, and the way to it. */
export const ToolCard = ({ tool, now, href, onNavigate, onFavourite, onSettings }: ToolCardProps) => {
  const words = useWords(toolWallWords);
  const ago = useAgo();
  const nameId = useId();
  const { id, name, description, icon, state, notice, favourite, lastUsed, uses, hidden = false, seenBy } = tool;
  return (
    <Card aria-labelledby={nameId}>
      <Head>
        <MenuIcon name={icon} />
        <h3 id={nameId} title={name}>
          <PageLink href={href} onNavigate={onNavigate}>
            {name}
          </PageLink>
        </h3>
        {onSettings && (
          <IconButton
            label={words.settings(name)}
            icon={<SettingOutlined aria-hidden />}
            onClick={() => onSettings({ id })}
          />
        )}
        <IconButton
          label={words.mark(name)}
          icon={<StarOutlined aria-hidden />}
          aria-pressed={favourite}
          onClick={() => onFavourite({ id, favourite: !favourite })}
        />
      </Head>
      <p>{description}</p>
      {notice !== '' && <p>{notice}</p>}
      <Tags>
        <Tag tone={isKnown(state) ? tones[state] : 'plain'}>
          {isKnown(state) ? words.states[state] : words.unknownState}
        </Tag>
        {hidden && <Tag>{words.hidden}</Tag>}
        {seenBy && <small>{seenBy.length === 0 ? words.nobody : words.seenBy(seenBy.join(words.separator))}</small>}
        {lastUsed !== null && <small>{words.used(ago(lastUsed, now), uses)}</small>}
      </Tags>
    </Card>
  );
};
