import { words } from './words.js';

/** Those that make one value of many rows. */
export const aggregateFunctions: ReadonlySet<string> = new Set([
  ...words(
    'count count_star count_if countif sum sum_no_overflow fsum kahan_sum avg mean favg min max any_value first',
  ),
  ...words('last arg_min arg_max argmin argmax min_by max_by bool_and bool_or every bit_and bit_or bit_xor product'),
  ...words(
    'median quantile quantile_cont quantile_disc percentile_cont percentile_disc mode mad approx_count_distinct',
  ),
  ...words('approx_quantile approx_top_k stddev stddev_pop stddev_samp variance var_pop var_samp sem corr covar_pop'),
  ...words('covar_samp regr_slope regr_intercept regr_r2 regr_count regr_avgx regr_avgy regr_sxx regr_sxy regr_syy'),
  ...words('skewness kurtosis kurtosis_pop entropy geomean geometric_mean weighted_avg'),
  ...words('string_agg group_concat listagg list array_agg histogram'),
]);

/**
 * Functions that may be called: each looks at nothing but what it is given, and gives back about as much. What makes
 * something large of something small is not among them, or is bounded in `bounds.ts`.
 */
export const functionsAllowed: ReadonlySet<string> = new Set([
  // Operators arrive as functions.
  ...words('+ - * / // % ** ^ & | << >> ~ || ~~ !~~ ~~* !~~* ~~~ !~~~ like_escape not_like_escape ilike_escape'),
  ...words('not_ilike_escape @ ^@ add subtract multiply divide mod pow power'),
  ...aggregateFunctions,
  // Windows.
  ...words('row_number rank dense_rank rank_dense percent_rank cume_dist ntile lag lead first_value last_value'),
  ...words('nth_value fill'),
  // Text.
  ...words('length len char_length character_length strlen lower lcase upper ucase trim ltrim rtrim left right'),
  ...words('left_grapheme right_grapheme length_grapheme substring substr substring_grapheme concat concat_ws replace'),
  ...words('reverse position instr strpos starts_with ends_with prefix suffix contains split string_split str_split'),
  ...words('string_to_array split_part string_split_regex str_split_regex regexp_matches regexp_full_match'),
  ...words('regexp_replace regexp_extract regexp_extract_all regexp_split_to_array ascii chr unicode ord'),
  ...words('strip_accents nfc_normalize levenshtein editdist3 damerau_levenshtein hamming jaccard jaro_similarity'),
  ...words('jaro_winkler_similarity translate md5 sha256 repeat lpad rpad'),
  // Numbers.
  ...words('abs sign ceil ceiling floor round round_even trunc sqrt cbrt exp ln log log2 log10 sin cos tan asin acos'),
  ...words('atan atan2 cot degrees radians pi isnan isinf isfinite greatest least gcd greatest_common_divisor lcm'),
  ...words('least_common_multiple fdiv fmod even bit_count xor'),
  // Dates.
  ...words(
    'year month day quarter week weekofyear yearweek isoyear weekday dayofweek isodow dayofmonth dayofyear hour',
  ),
  ...words(
    'minute second millisecond microsecond epoch epoch_ms decade century date_part datepart date_trunc datetrunc',
  ),
  ...words('date_diff datediff date_sub datesub date_add age last_day dayname monthname make_date make_time'),
  ...words('make_timestamp strftime strptime try_strptime to_timestamp time_bucket timezone to_years to_quarters'),
  ...words('to_months to_weeks to_days to_hours to_minutes to_seconds to_milliseconds now today current_date'),
  ...words('current_timestamp get_current_timestamp current_localtimestamp transaction_timestamp'),
  // Lists and what is left.
  ...words('unnest range generate_series list_value array_value list_contains array_contains list_has array_has'),
  ...words('list_position array_position list_sort array_sort list_distinct array_distinct list_unique array_length'),
  ...words('list_sum list_avg list_min list_max list_count list_extract array_extract list_element list_slice'),
  ...words('array_slice array_to_string struct_extract struct_pack row cardinality element_at'),
  ...words('ifnull nullif if coalesce hash grouping grouping_id'),
]);

/** Functions that may stand in place of a table. */
export const tableFunctionsAllowed: ReadonlySet<string> = new Set(['unnest', 'range', 'generate_series']);
