/** Begins every rule that the widgets write, so that it holds inside of a provider only. The class of its root. */
export const SCOPE = 'cx-scope';

/** The class of a widget's own root, and of where menus and dialogs are put: no style of the host page gets below it. */
export const WIDGET = 'cx-widget';

/** The class of what a library draws with styles of its own that don't carry the class of the scope. */
export const FOREIGN = 'cx-foreign';
