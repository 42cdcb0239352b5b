import { FilterOutlined, MergeOutlined } from '@ant-design/icons';
import { allowErasedCustomer, listUserBehaviourTags, mergeCustomers } from '@console/api/contract';
import { lazyPart } from '@console/ui/on-demand';
import { Notice } from '@console/ui/states';
import { HeadButton } from '../../../../actions/HeadButton.js';
import { useQueryState } from '../../../../navigation/useQueryState.js';
import { usePermitted } from '../../../../session/usePermitted.js';
import { narrowingOf } from '../askedCustomers.js';
import { countOf } from './customerRules.js';
import { useCareWords } from './careWords.js';

const RulesDrawer = lazyPart(() => import('./RulesDrawer.js'));
const DoublesDrawer = lazyPart(() => import('./DoublesDrawer.js'));
const AllowDialog = lazyPart(() => import('./AllowDialog.js'));

/** In the address in the place of an id: what stands beside the list of customers. */
export const RULES = 'rules';
export const DOUBLES = 'doubles';
export const ALLOW = 'allow';

/** The address without what narrows the list from outside. */
const unnarrowed = { rules: undefined, pack: undefined, city: undefined, label: undefined, current: undefined };

/** What the list of customers offers in its head, over its rows, and beside it. */
export const useListCare = () => {
  const words = useCareWords();
  const [get, set] = useQueryState();
  const narrowing = narrowingOf(get);
  const { rules, crowdPackId, city, tag } = narrowing;
  const narrowed = [
    ...(crowdPackId === undefined ? [] : [words.byPack]),
    ...(city === undefined ? [] : [words.byCity(city)]),
    ...(tag === undefined ? [] : [words.byLabel(tag)]),
    ...(rules === undefined ? [] : [words.conditions(countOf(rules))]),
  ];
  const mayFilter = usePermitted(listUserBehaviourTags);
  const mayMerge = usePermitted(mergeCustomers);
  const mayAllow = usePermitted(allowErasedCustomer);
  const beside = get('open');
  const close = () => set({ open: undefined });
  const show = (open: string) => set({ open }, { push: true });
  return {
    narrowing,
    more: (
      <>
        {mayFilter && <HeadButton label={words.byRules} icon={<FilterOutlined />} onClick={() => show(RULES)} />}
        {mayMerge && <HeadButton label={words.doubles} icon={<MergeOutlined />} onClick={() => show(DOUBLES)} />}
      </>
    ),
    notice: narrowed.length > 0 && (
      <Notice tone="info" action={{ label: words.clear, onClick: () => set(unnarrowed) }}>
        {words.filtered(narrowed)}
      </Notice>
    ),
    drawers: (
      <>
        {mayFilter && (
          <RulesDrawer
            open={beside === RULES}
            rules={rules}
            onApply={(chosen) =>
              set({
                open: undefined,
                current: undefined,
                rules: chosen === undefined ? undefined : JSON.stringify(chosen),
              })
            }
            onClose={close}
          />
        )}
        {mayMerge && (
          <DoublesDrawer open={beside === DOUBLES} {...(mayAllow && { onAllow: () => show(ALLOW) })} onClose={close} />
        )}
        {mayAllow && <AllowDialog open={beside === ALLOW} onClose={close} />}
      </>
    ),
  };
};
