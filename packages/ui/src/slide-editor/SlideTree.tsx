import { ColumnHeightOutlined, DownOutlined, LockOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import { type MeasuredSlide, MOST_SLIDES, type SlideFault, type SlidePage } from '@console/base/slides';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { RowMenu } from '../data-list/RowActions.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import type { PictureOf } from '../slide-view/slideParts.js';
import { slideEditorWords } from './locale.js';
import { changePage, type OutlineSection, renameSection, sectionsOf } from './outline.js';
import { RenameField } from './RenameField.js';
import { Foot, Head, Nothing, Root, Rows, SectionRow } from './SlideTree.styles.js';
import { TreePage } from './TreePage.js';
import { usePageActions } from './usePageActions.js';
import { useTreeKeys } from './useTreeKeys.js';

export interface SlideTreeProps extends RootProps<HTMLDivElement> {
  /** Of the deck, in their order. A page that has not changed is to be the same object. */
  pages: readonly SlidePage[];
  /** The same as they are drawn, at the same places; see `useMeasuredSlides`. */
  slides: readonly MeasuredSlide[];
  /** What would look wrong in the file. Default nothing. */
  faults?: readonly SlideFault[];
  /** Id of the page that is shown. */
  current: string;
  /** Another page was chosen, by its id. */
  onSelect: (id: string) => void;
  /** All pages after one was moved, renamed or locked. Left out: the outline is looked at only. */
  onChange?: ((pages: readonly SlidePage[]) => void) | undefined;
  /** A page is wanted after this one, in its section. */
  onAdd?: ((wish: { after: string; section: string }) => void) | undefined;
  /** A page is to go; the owner offers to take that back. */
  onRemove?: ((id: string) => void) | undefined;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf | undefined;
}

const none: readonly SlideFault[] = [];
const nobody: ReadonlySet<string> = new Set();

/**
 * The pages of a deck under the headings of their sections. One stop of the tab key: arrows go through it, Enter shows a
 * page, Alt with arrows moves it, F2 renames it, A adds one after it, L locks it, Delete deletes it.
 */
export const SlideTree = (props: SlideTreeProps) => {
  const { pages, slides, faults = none, current, onSelect, onChange, onAdd, onRemove, pictures } = props;
  const words = useWords(slideEditorWords);
  const [folded, setFolded] = useState(nobody);
  const [renaming, setRenaming] = useState<string>();
  const sections = sectionsOf(pages);
  const named = sections.filter(({ name }) => name !== '');
  const allFolded = named.length > 0 && named.every(({ key }) => folded.has(key));
  const actions = usePageActions({ pages, onChange, onAdd, onRemove, onRename: setRenaming });
  const fold = (key: string, closed: boolean) =>
    setFolded((before) => (closed ? new Set(before).add(key) : new Set([...before].filter((one) => one !== key))));
  const shown = sections.flatMap(({ key, name, pages: own }) => [
    ...(name === '' ? [] : [`section ${key}`]),
    ...(name !== '' && folded.has(key) ? [] : own.map(({ page }) => page.id)),
  ]);
  const keys = useTreeKeys({ current, shown, actions, onSelect, fold, onRename: setRenaming });
  const { tree, isStop, onKeyDown, onFocus, focusAgain } = keys;
  const endRenaming = (key: string) => {
    setRenaming(undefined);
    focusAgain(key, 0);
  };
  const at = pages.findIndex(({ id }) => id === current);
  const page = pages[at];

  const heading = (section: OutlineSection) => {
    const key = `section ${section.key}`;
    const open = !folded.has(section.key);
    return renaming === key ? (
      <li key={key} role="none">
        <RenameField
          label={words.sectionName}
          value={section.name}
          most={200}
          onEnd={(name) => {
            endRenaming(key);
            if (name !== undefined) onChange?.(renameSection(pages, section, name));
          }}
        />
      </li>
    ) : (
      <SectionRow
        key={key}
        role="treeitem"
        aria-level={1}
        aria-expanded={open}
        tabIndex={isStop(key) ? 0 : -1}
        data-key={key}
        onClick={() => fold(section.key, open)}
        onDoubleClick={onChange && (() => setRenaming(key))}
      >
        {open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        <span>{section.name}</span>
        <small>{words.pagesOf(section.pages.length)}</small>
      </SectionRow>
    );
  };

  return (
    <Root {...rootProps(props)}>
      <Head>
        <h2>{words.outline}</h2>
        {named.length > 0 && (
          <IconButton
            size="small"
            label={allFolded ? words.unfoldAll : words.foldAll}
            icon={<ColumnHeightOutlined />}
            onClick={() => setFolded(allFolded ? nobody : new Set(named.map(({ key }) => key)))}
          />
        )}
        {page && onChange && <RowMenu label={words.actionsOf(at + 1)} actions={actions.menuOf(page.id)} />}
        {onAdd && (
          <IconButton
            size="small"
            label={pages.length >= MOST_SLIDES ? words.full(MOST_SLIDES) : words.add}
            icon={<PlusOutlined />}
            disabled={pages.length >= MOST_SLIDES}
            onClick={() => onAdd({ after: page?.id ?? pages.at(-1)?.id ?? '', section: page?.section ?? '' })}
          />
        )}
      </Head>
      {pages.length === 0 ? (
        <Nothing>{words.empty}</Nothing>
      ) : (
        <Rows ref={tree} role="tree" aria-label={words.outline} onKeyDown={onKeyDown} onFocus={onFocus}>
          {sections.flatMap((section) => [
            section.name === '' ? null : heading(section),
            ...(section.name !== '' && folded.has(section.key)
              ? []
              : section.pages.map(({ page: one, at: place }) => (
                  <TreePage
                    key={one.id}
                    page={one}
                    slide={slides[place]}
                    number={place + 1}
                    level={section.name === '' ? 1 : 2}
                    faults={faults}
                    current={one.id === current}
                    stop={isStop(one.id)}
                    renaming={renaming === one.id}
                    onRenamed={(title) => {
                      endRenaming(one.id);
                      if (title !== undefined) onChange?.(changePage(pages, one.id, { title }));
                    }}
                    onSelect={onSelect}
                    onDrop={actions.drop}
                    pictures={pictures}
                  />
                ))),
          ])}
        </Rows>
      )}
      <Foot>
        <LockOutlined aria-hidden />
        {words.lockNote}
      </Foot>
    </Root>
  );
};
