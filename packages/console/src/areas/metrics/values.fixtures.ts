import type { MetricValue } from '@console/api/contract';
import { grounded, teams } from './metrics.fixtures.js';

export const typed: MetricValue = {
  id: 'v1',
  metricId: teams.id,
  metricName: teams.metricName,
  unit: '支',
  time: '2026-10-01T00:00:00+08:00',
  dimension: '北京',
  value: 326,
  source: 'typed',
  note: '含补报的 12 支',
  createdBy: '王立强',
  updateTime: '2026-11-02T09:12:00+08:00',
};

export const computed: MetricValue = {
  id: 'v2',
  metricId: grounded.id,
  metricName: grounded.metricName,
  unit: '%',
  time: '2026-11-11T00:00:00+08:00',
  dimension: '',
  value: 94.6,
  source: 'computed',
  note: '',
  createdBy: '',
  updateTime: '2026-11-12T02:03:00+08:00',
};
