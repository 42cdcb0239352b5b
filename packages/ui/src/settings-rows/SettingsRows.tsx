import type { Async } from '@console/base';
import { Button } from 'antd';
import { type SubmitEvent, useId } from 'react';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { Skeletons } from '../states/Skeletons.js';
import { settingsWords } from './locale.js';
import { SettingRow } from './SettingRow.js';
import { isDirty, shownValue } from './settingRules.js';
import { Foot, Group, Root, Rows } from './SettingsRows.styles.js';
import type { Setting, SettingGroup, SettingProblems, SettingValues } from './types.js';
import { useSettings } from './useSettings.js';

export interface SettingsRowsProps extends RootProps<HTMLFormElement> {
  /** What can be set. */
  groups: readonly SettingGroup[];
  /**
   * What is saved. A newer one leaves alone what the reader has changed and not saved. What was saved is shown until the
   * next data: another object, or the end of a refresh, also where the server has kept the former value.
   */
  values: Async<SettingValues>;
  /** What it is, for the message when it does not load: "助手设置". */
  what?: string;
  /**
   * `each`: a switch or a choice is saved at once, a number or a text by its own button or Enter. `together` (default): one
   * button saves all that was changed.
   */
  saveBy?: 'each' | 'together';
  /**
   * Saves what was changed. Answers with what was refused and why, by key; nothing where all is saved. A rejection marks
   * all of them as not saved.
   */
  onSave: (changes: SettingValues) => Promise<SettingProblems | undefined | void>;
}

const nothing: SettingValues = {};

/**
 * Settings in rows, each with what it does, its control, and whether it is saved. What was changed stays until it is saved
 * or dropped, also when saving fails or newer values arrive.
 */
export const SettingsRows = ({ groups, values, what, saveBy = 'together', onSave, ...root }: SettingsRowsProps) => {
  const words = useWords(settingsWords);
  const id = useId();
  const { attributes, narrow } = useRoom(root.ref);
  const known = values.state === 'ready' ? values.data : nothing;
  const refreshing = values.state === 'ready' && values.refreshing;
  const each = saveBy === 'each';
  const all = groups.flatMap(({ settings }) => settings);
  const { state, dirty, set, drop, save } = useSettings({
    settings: all,
    values: known,
    refreshing,
    each,
    onSave,
    words,
  });
  const idOf = ({ key }: Setting) => `${id}-${key}`;

  const saveThose = (keys: readonly string[]) => {
    const wrong = save(keys);
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field: that field alone, where each is saved by itself.
    const at = document.activeElement?.id;
    saveThose(each ? all.filter((one) => idOf(one) === at).map(({ key }) => key) : dirty);
  };
  const isSaving = state.saving.size > 0;

  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes} noValidate onSubmit={onSubmit}>
        <AsyncView value={values} what={what} skeleton={<Skeletons shape="text" count={6} />}>
          {() => (
            <>
              {all.length === 0 && <EmptyState title={words.empty} />}
              {groups.map((group) => (
                <Group key={group.key} aria-labelledby={`${id}-group-${group.key}`}>
                  <h2 id={`${id}-group-${group.key}`}>{group.title}</h2>
                  {group.description !== undefined && <p>{group.description}</p>}
                  <Rows>
                    {group.settings.map((setting) => (
                      <SettingRow
                        key={setting.key}
                        id={idOf(setting)}
                        setting={setting}
                        value={shownValue(known, state, setting.key)}
                        dirty={isDirty(known, state, setting.key)}
                        saving={state.saving.has(setting.key)}
                        saved={state.saved.has(setting.key)}
                        problem={state.problems[setting.key]}
                        onChange={(value) => set(setting, value)}
                        onSave={each ? () => saveThose([setting.key]) : undefined}
                        onDrop={() => drop([setting.key])}
                      />
                    ))}
                  </Rows>
                </Group>
              ))}
              {each ? (
                // Enter in a field submits only where there is something to submit with.
                <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
              ) : (
                all.length > 0 && (
                  <Foot>
                    <span role="status">{dirty.length > 0 && words.unsaved(dirty.length)}</span>
                    {dirty.length > 0 && !isSaving && <Button onClick={() => drop(dirty)}>{words.drop}</Button>}
                    <Button type="primary" htmlType="submit" loading={isSaving} disabled={dirty.length === 0}>
                      {words.save}
                    </Button>
                  </Foot>
                )
              )}
            </>
          )}
        </AsyncView>
      </Root>
    </RoomContext>
  );
};
