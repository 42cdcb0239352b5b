import type { ReactNode } from 'react';

/** Something that can be gone to or done. */
export interface CommandItem {
  /** Unique among all groups. */
  readonly id: string;
  readonly label: string;
  /** Where it lies or what it is, in faint text: "知识库 / 裁判员培训". */
  readonly detail?: string;
  /** Outlined, 16 px. */
  readonly icon?: ReactNode;
}

export interface CommandGroup {
  readonly id: string;
  /** "页面", "知识库", "文档". */
  readonly title: string;
  readonly items: readonly CommandItem[];
}
