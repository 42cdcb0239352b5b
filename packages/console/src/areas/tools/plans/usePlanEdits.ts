import { ApiError } from '@console/api';
import type { BusinessPlanDetail } from '@console/api/contract';
import { useModifyPlanSection } from '@console/api/hooks/businessPlans';
import { useUnsaved } from '@console/ui/kept-pages';
import type { ConflictChoice, EditedSection } from '@console/ui/plan-editor';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSharedDraft } from '../../../session/formDrafts.js';
import {
  bothTexts,
  citedOf,
  editedSection,
  editsLeft,
  isOvertaken,
  liveEdit,
  type SectionEdit,
  type SectionEdits,
} from './sectionEdits.js';

/** Milliseconds without a change after which a section is saved. */
const PAUSE = 1200;

/**
 * What is written into the sections of a plan: saved a moment after the last change, each section by itself, and kept in this
 * browser until it is. Where somebody else changed the same section, nothing is saved before the writer has chosen.
 */
export const usePlanEdits = (plan: BusinessPlanDetail | undefined, planId: string, refresh: () => void) => {
  const draft = useSharedDraft(`plan:${planId}`);
  const [left] = useState(() => draft.left());
  const { run: modify } = useModifyPlanSection();
  const [edits, setEdits] = useState<SectionEdits>(() => editsLeft(left.map(({ fields }) => fields)));
  const [work, setWork] = useState<Readonly<Record<string, 'saving' | 'failed'>>>({});
  const latest = useRef(edits);
  const sections = plan?.sections ?? [];
  const keep = useCallback(
    (next: SectionEdits) => {
      latest.current = next;
      setEdits(next);
      const open = Object.fromEntries(Object.entries(next).filter(([, one]) => !one.saved));
      if (Object.keys(open).length === 0) draft.forget();
      else {
        draft.begin();
        draft.write(open);
      }
    },
    [draft],
  );
  // What other pages left is this page's from now on: it is kept by it before it is let go.
  const takeOver = useEffectEvent(() => {
    if (left.length === 0) return;
    keep(latest.current);
    draft.flush();
    for (const { name } of left) draft.forgetLeft(name);
  });
  useEffect(() => takeOver(), []);
  const put = (id: string, edit: SectionEdit) => keep({ ...latest.current, [id]: edit });
  /** What was written into it is given up. */
  const drop = (id: string) => {
    const { [id]: _gone, ...rest } = latest.current;
    keep(rest);
  };
  const mark = (id: string, state: 'saving' | 'failed' | undefined) =>
    setWork(({ [id]: _before, ...rest }) => (state === undefined ? rest : { ...rest, [id]: state }));
  const sectionOf = (id: string) => sections.find((one) => one.id === id);

  const save = async (id: string) => {
    const edit = latest.current[id];
    const section = sectionOf(id);
    if (edit === undefined || edit.saved || section === undefined) return;
    mark(id, 'saving');
    try {
      const { content, references, drafted } = edit;
      const version = isOvertaken(section, edit) ? edit.version : Math.max(edit.version, section.version);
      const input = { planId, id, content, version, ...(references && { references: citedOf(references) }) };
      const reply = await modify({ ...input, ...(drafted === true && { drafted }) }, { quiet: true });
      const now = latest.current[id];
      if (now !== undefined) {
        const saved = now.content === content && now.references === references;
        put(id, { ...now, version: reply.version, upon: content, saved, drafted: now.drafted === true && !drafted });
      }
      mark(id, undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What changed it may have been its name alone: with the next reading it is either saved or to be chosen.
      mark(id, error.reason === 'changed_meanwhile' ? undefined : 'failed');
      refresh();
    }
  };
  const onDue = useEffectEvent(() => {
    for (const section of sections) {
      const edit = liveEdit(section, edits[section.id]);
      if (edit === undefined || edit.saved || work[section.id] !== undefined || isOvertaken(section, edit)) continue;
      void save(section.id);
    }
  });
  useEffect(() => {
    const timer = setTimeout(onDue, PAUSE);
    return () => clearTimeout(timer);
  }, [edits, work, plan?.version]);
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush);
    return () => {
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  const shown = sections.map((one): EditedSection => editedSection(one, edits[one.id], work[one.id]));
  const lost =
    plan === undefined
      ? []
      : Object.entries(edits).flatMap(([id, edit]) =>
          edit.saved || edit.content.trim() === '' || sectionOf(id) !== undefined
            ? []
            : { ...edit, id, title: edit.title ?? '' },
        );
  useUnsaved(lost.length > 0 || shown.some(({ state }) => state !== 'saved'));

  const change = (id: string, more: Partial<SectionEdit> & Pick<SectionEdit, 'content'>) => {
    const section = sectionOf(id);
    if (section === undefined) return;
    const { title, version, content: upon, references } = section;
    const begun = liveEdit(section, latest.current[id]) ?? { version, upon, references };
    put(id, { ...begun, title, ...more, saved: false });
    setWork(({ [id]: state, ...rest }) => (state === 'saving' ? { ...rest, [id]: state } : rest));
  };
  return {
    sections: shown,
    /** Puts these words, and what they cite, in the place of a section's. */
    change,
    retry: (id: string) => void save(id),
    drop,
    /** What was written into sections that are no longer there. */
    lost,
    /** The version that a section has for whoever writes here. */
    versionOf: (id: string) => Math.max(sectionOf(id)?.version ?? 0, latest.current[id]?.version ?? 0),
    /** Whose text is to stand, over what somebody else has saved. */
    resolve: (id: string, kept: ConflictChoice) => {
      const section = sectionOf(id);
      const edit = latest.current[id];
      if (section === undefined || edit === undefined) return;
      if (kept === 'theirs') {
        drop(id);
        mark(id, undefined);
        return;
      }
      const mine = { content: edit.content, references: edit.references ?? section.references };
      const text = kept === 'mine' ? mine : bothTexts(section, mine);
      change(id, { ...text, version: section.version, upon: section.content });
    },
  };
};
