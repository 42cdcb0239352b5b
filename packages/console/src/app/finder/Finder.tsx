import { type Async, loading } from '@console/base';
import { MenuIcon } from '@console/ui/app-shell';
import { CommandPalette, type CommandPaletteState } from '@console/ui/command-palette';
import { useMemo, useState } from 'react';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { type Entry, type EntryGroup, isHit } from './entries.js';
import { useFinderWords } from './finderWords.js';
import { pagePlaces } from './places.js';
import { noteRecent, readRecent } from './recent.js';
import { type CommandHandlers, useCommands } from './useCommands.js';
import { type Found, iconOfEntry, useFound } from './useFound.js';
import { useSettled } from '../../forms/useSettled.js';

/** Milliseconds after the last letter until the server is asked. */
const PAUSE = 200;

export interface FinderProps extends CommandHandlers {
  palette: CommandPaletteState;
  /** Opens a path of the console. */
  onGo: (path: string) => void;
}

const usePages = (): readonly Entry[] => {
  const { menuName } = useDictionary();
  const { menus } = useUser();
  return useMemo(
    () =>
      pagePlaces(menus).map(({ path, name, icon, trail }) => ({
        id: `page:${path}`,
        label: menuName(name),
        detail: trail.map(menuName).join(' / '),
        icon: <MenuIcon name={icon} />,
        path,
      })),
    [menus, menuName],
  );
};

interface Searched {
  query: string;
  pages: readonly Entry[];
  commands: readonly Entry[];
  /** Shows the same search again. */
  onAgain: () => void;
}

const useResults = ({ query, pages, commands, onAgain }: Searched): Async<readonly EntryGroup[]> => {
  const separator = useSeparator();
  const words = useFinderWords();
  const typed = query.trim();
  const settled = useSettled(typed, PAUSE);
  const found = useFound(typed === '' ? '' : settled);
  const hits = (items: readonly Entry[]) =>
    items.filter(({ label, detail = '' }) => isHit(`${label} ${detail}`, typed));
  const failure = ({ id, title, retry }: Found): Entry => ({
    id: `do:again-${id}`,
    label: words.unavailable(title),
    detail: words.again,
    run: () => {
      retry();
      onAgain();
    },
  });
  const groups: readonly EntryGroup[] = [
    { id: 'pages', title: words.pages, items: hits(pages) },
    ...found.map((group) => (group.state === 'error' ? { ...group, items: [failure(group)] } : group)),
    { id: 'commands', title: words.commands, items: hits(commands) },
  ];
  const waiting = settled !== typed || found.some(({ state }) => state === 'loading');
  const failed = found.filter(({ state }) => state === 'error');
  const nothing = groups.every(({ items }) => items.every(({ id }) => id.startsWith('do:again-')));
  if (nothing && waiting) return loading;
  if (nothing && failed.length > 0) {
    const retry = () => {
      for (const group of failed) group.retry();
    };
    return {
      state: 'error',
      error: { code: 'search', message: failed.map(({ title }) => title).join(separator) },
      retry,
    };
  }
  return { state: 'ready', data: groups, refreshing: waiting || found.some(({ refreshing }) => refreshing) };
};

/** Finds pages, things and commands by their names, of those that the user may see. */
export default function Finder({ palette, onGo, ...handlers }: FinderProps) {
  const { userId, menus } = useUser();
  const pages = usePages();
  const commands = useCommands(handlers);
  const results = useResults({
    query: palette.query,
    pages,
    commands,
    onAgain: () => {
      palette.onOpenChange(true);
      palette.onQueryChange(palette.query);
    },
  });
  const [turn, setTurn] = useState(0);
  const recent = useMemo(
    () =>
      readRecent(userId)
        .filter(({ path }) => isGranted(path.split('?')[0] ?? '', menus))
        // A page goes by its name of today, and in the language of today.
        .map((one): Entry => pages.find(({ id }) => id === one.id) ?? { ...one, icon: iconOfEntry(one.id) }),
    // A choice changes what is kept.
    // oxlint-disable-next-line react/exhaustive-deps
    [userId, menus, pages, turn],
  );
  const all: readonly Entry[] = [
    ...(results.state === 'ready' ? results.data.flatMap(({ items }) => items) : []),
    ...recent,
  ];
  const onChoose = (chosen: { id: string }) => {
    const entry = all.find(({ id }) => id === chosen.id);
    if (entry === undefined) return;
    entry.run?.();
    if (entry.path === undefined) return;
    if (!entry.id.startsWith('do:')) {
      noteRecent(userId, { id: entry.id, label: entry.label, detail: entry.detail ?? '', path: entry.path });
      setTurn(turn + 1);
    }
    onGo(entry.path);
  };
  return <CommandPalette {...palette} results={results} recent={recent} onChoose={onChoose} />;
}
