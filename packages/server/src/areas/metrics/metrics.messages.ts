import type { Messages } from '../../http/messages.js';

/** Words of the reasons that calls about metrics and their values end with, besides those that the contract's own words have. */
export const metricMessages: Messages = {
  metric_formula_refused: { zh: '公式不能使用。{reason}', en: 'This formula cannot be used. {reason}.' },
  metric_built_in: {
    zh: '平台自带的指标不能删除，可以停用',
    en: 'Metrics that come with the platform cannot be deleted. Switch them off instead.',
  },
  metric_not_computed: {
    zh: '这个指标的数据由人填报，没有公式可以计算',
    en: 'Values of this metric are typed in. There is no formula to compute.',
  },
  metric_computed: {
    zh: '这个指标的数据由公式计算，不能填报；可以写说明',
    en: 'Values of this metric are computed and cannot be typed in. They can be explained.',
  },
  metric_dimension_not_found: {
    zh: '这个指标不能按该维度拆分',
    en: 'This metric cannot be told apart by that dimension.',
  },
  metric_uncountable: {
    zh: '现在不能计算这个指标，请检查它的数据源和公式',
    en: 'This metric cannot be counted now. Check its data source and formula.',
  },
};
