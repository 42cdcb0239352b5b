import { SearchOutlined } from '@ant-design/icons';
import { type Async, failed, loading, ready } from '@console/base';
import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../hydrated/useHydrated.js';
import { useWords } from '../locale/useWords.js';
import { emojiWords } from './locale.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { useComposed } from '../typing/useComposed.js';
import { EmojiGrid } from './EmojiGrid.js';
import { Body, Nothing, Root, Tab, Tabs } from './EmojiPanel.styles.js';
import { type Emoji, type EmojiGroup, emojiGroups, type EmojiLanguage, loadEmoji, searchEmoji } from './emojiData.js';
import { addRecent, readRecent } from './recentEmoji.js';

type Shown = EmojiGroup | 'recent';

export interface EmojiPanelProps extends RootProps<HTMLDivElement> {
  /** A sign was chosen. The panel stays: its owner closes it. */
  onPick: (sign: string) => void;
  /** Where the recently chosen are kept in the browser. Default `console:emoji-recent`. */
  recentKey?: string;
  /** Puts the focus in the search field. Default true; not under a finger, where it would call up the keyboard. */
  autoFocus?: boolean;
  /** Fetches the signs. Default: those that come with this package. */
  load?: (language: EmojiLanguage) => Promise<readonly Emoji[]>;
}

const useEmoji = (language: EmojiLanguage, load: (language: EmojiLanguage) => Promise<readonly Emoji[]>) => {
  const words = useWords(emojiWords);
  const [attempt, setAttempt] = useState(0);
  const [value, setValue] = useState<Async<readonly Emoji[]>>(loading);
  useEffect(() => {
    let wanted = true;
    load(language).then(
      (all) => wanted && setValue(ready(all)),
      () =>
        wanted &&
        setValue(
          failed({ code: 'emoji', message: words.failed }, () => {
            setValue(loading);
            setAttempt((before) => before + 1);
          }),
        ),
    );
    return () => {
      wanted = false;
    };
  }, [language, load, attempt, words.failed]);
  return value;
};

/**
 * Signs to put into a text: by group, by search, and the recent ones first. 352 px wide. A server draws nothing of it: the
 * recent ones are known to the browser.
 */
export const EmojiPanel = (props: EmojiPanelProps) => (useHydrated() ? <Panel {...props} /> : null);

const Panel = ({
  onPick,
  recentKey = 'console:emoji-recent',
  autoFocus = true,
  load = loadEmoji,
  ...root
}: EmojiPanelProps) => {
  const words = useWords(emojiWords);
  const value = useEmoji(words.data, load);
  const [sought, setSought] = useState('');
  const field = useComposed(sought, setSought);
  const [recent, setRecent] = useState(() => readRecent(recentKey));
  const [group, setGroup] = useState<Shown>(recent.length > 0 ? 'recent' : 'smileys');
  // The recent ones stand still while the panel is open: under the pointer nothing may move.
  const [recentShown] = useState(recent);
  const search = useRef<InputRef>(null);
  const body = useRef<HTMLDivElement>(null);
  const panel = useId();
  const tabs: readonly Shown[] = recentShown.length > 0 ? ['recent', ...emojiGroups] : emojiGroups;
  const searching = sought.trim() !== '';

  const shownOf = (all: readonly Emoji[]): readonly Emoji[] => {
    if (searching) return searchEmoji(all, sought);
    if (group !== 'recent') return all.filter((one) => one.group === group);
    const bySign = new Map(all.map((one) => [one.sign, one]));
    return recentShown.flatMap((sign) => bySign.get(sign) ?? []);
  };
  const pick = (emoji: Emoji) => {
    setRecent(addRecent(recentKey, recent, emoji.sign));
    onPick(emoji.sign);
  };
  const toGrid = () => body.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  const onTabKey = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      toGrid();
    }
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    setGroup(next);
    const list = event.currentTarget.parentElement;
    list?.querySelector<HTMLElement>(`[data-group="${next}"]`)?.focus();
  };
  return (
    <Root {...rootProps(root)} role="group" aria-label={words.panel}>
      <Input
        ref={search}
        autoFocus={autoFocus}
        allowClear
        {...field}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.search}
        aria-label={words.search}
        maxLength={40}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'ArrowDown' || (event.key === 'Enter' && searching)) {
            event.preventDefault();
            toGrid();
          }
        }}
      />
      <Tabs role="tablist" aria-label={words.groups}>
        {tabs.map((one, index) => (
          <Tab
            key={one}
            type="button"
            role="tab"
            id={`${panel}-${one}`}
            data-group={one}
            aria-selected={!searching && one === group}
            aria-controls={panel}
            tabIndex={one === group ? 0 : -1}
            onClick={() => {
              setGroup(one);
              setSought('');
            }}
            onKeyDown={(event) => onTabKey(event, index)}
          >
            {words.group(one)}
          </Tab>
        ))}
      </Tabs>
      <Body ref={body} id={panel} role="tabpanel" aria-label={searching ? words.results : words.group(group)}>
        <AsyncView value={value} skeleton={<Skeletons shape="text" count={5} />}>
          {(all) => {
            const shown = shownOf(all);
            return shown.length === 0 ? (
              <Nothing role="status">{words.nothing(sought.trim())}</Nothing>
            ) : (
              <EmojiGrid
                key={searching ? `search:${sought}` : group}
                label={searching ? words.results : words.group(group)}
                emoji={shown}
                onPick={pick}
                onLeave={() => search.current?.focus()}
              />
            );
          }}
        </AsyncView>
      </Body>
    </Root>
  );
};
