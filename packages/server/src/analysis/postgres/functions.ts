import { words } from '../guard/words.js';

/** Functions of PostgreSQL that may be called: each looks at nothing but what it is given. */
export const postgresFunctions: ReadonlySet<string> = new Set([
  // Aggregates and windows.
  ...words('count sum avg min max every bool_and bool_or bit_and bit_or bit_xor any_value string_agg array_agg'),
  ...words('json_agg jsonb_agg stddev stddev_pop stddev_samp variance var_pop var_samp corr covar_pop covar_samp'),
  ...words('regr_slope regr_intercept regr_r2 regr_count regr_avgx regr_avgy mode percentile_cont percentile_disc'),
  ...words('row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value'),
  // Text.
  ...words('length char_length character_length octet_length lower upper initcap trim btrim ltrim rtrim left right'),
  ...words('substring substr concat concat_ws replace reverse position strpos starts_with split_part regexp_replace'),
  ...words('regexp_match regexp_count regexp_like regexp_substr regexp_instr string_to_array array_to_string ascii'),
  ...words('chr translate md5 to_char to_number to_date normalize overlay like_escape similar_to_escape'),
  // Numbers.
  ...words(
    'abs sign ceil ceiling floor round trunc sqrt cbrt exp ln log log10 power pow mod div sin cos tan asin acos',
  ),
  ...words('atan atan2 degrees radians pi gcd lcm width_bucket'),
  // Dates.
  ...words('date_part extract date_trunc date_bin age make_date make_time make_timestamp make_interval to_timestamp'),
  ...words('now timezone justify_days justify_hours justify_interval isfinite'),
  // What is left.
  ...words('unnest generate_series array_length cardinality array_position grouping jsonb_array_length'),
  ...words('json_array_length'),
]);

export const postgresTableFunctions: ReadonlySet<string> = new Set(['unnest', 'generate_series']);

export const postgresOperators: ReadonlySet<string> = new Set([
  ...words(
    '+ - * / % ^ |/ ||/ @ & | # ~ << >> = <> != < <= > >= || ~~ !~~ ~~* !~~* ~ ~* !~ !~* -> ->> @> <@ && BETWEEN',
  ),
  'NOT BETWEEN',
  'BETWEEN SYMMETRIC',
  'NOT BETWEEN SYMMETRIC',
]);

export const postgresTypes: ReadonlySet<string> = new Set([
  ...words('bool int2 int4 int8 float4 float8 numeric text varchar bpchar char date time timetz timestamp timestamptz'),
  ...words('interval uuid json jsonb'),
]);
