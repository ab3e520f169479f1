const places = `select (team->>'number')::int, place.nr::int, place.id::uuid, coalesce(team->>'captain' = place.id, false)
  from jsonb_array_elements(g.evening->'teams') team,
       jsonb_array_elements_text(team->'players') with ordinality place (id, nr)`
const slots = 'select team, slot, participant_id, captain from team_slots where game_id = g.id'

const ended = `select (m->>'number')::int, (m->>'a')::int, (m->>'b')::int, (m->'score'->>'a')::int, (m->'score'->>'b')::int, 'ended'
  from jsonb_array_elements(g.evening->'play'->'ended') m`
const on = `select (m->>'number')::int, (m->>'a')::int, (m->>'b')::int, (m->'score'->>'a')::int, (m->'score'->>'b')::int, 'on'
  from (select g.evening->'play'->'now'->'match' m where g.evening->'play'->'now'->>'is' = 'match') now`
const played = 'select number, team_a, team_b, score_a, score_b, state from matches where game_id = g.id'

const lineups = `select lineup.nr::int, side.value->>'number', player::uuid, coalesce(side.value->>'captain' = player, false)
  from jsonb_array_elements(g.evening->'lineups') with ordinality lineup (sides, nr), jsonb_each(lineup.sides) side,
       jsonb_array_elements_text(side.value->'players') player`
const matchPlayers =
  'select number, team::text, participant_id, captain from match_players where game_id = g.id'

const listed = `select (p->>'id')::uuid, (p->>'no')::int, (p->>'guest')::boolean from jsonb_array_elements(g.evening->'participants') p`
const arrived = `select id, arrival_no, user_id is null from participants where game_id = g.id and removed_at is null`

const events = 'select event from game_log l, jsonb_array_elements(l.events) event where l.game_id = g.id'

const differ = (one: string, other: string) =>
  `exists ((${one}) except (${other})) or exists ((${other}) except (${one}))`

/** An undone undo counts as the command again. */
const undone = `with recursive undoing as (
    select takes_back as version, version as by, 1 as depth from game_log where game_id = g.id and takes_back is not null
    union all select u.version, l.version, u.depth + 1 from undoing u join game_log l on l.game_id = g.id and l.takes_back = u.by
  ) select version from undoing group by version having max(depth) % 2 = 1`

/** Invariants of a game, each with the condition that breaks it. */
export const GAME_VIOLATIONS: Record<string, string> = {
  'the places in the teams are those of the evening': differ(places, slots),
  'the matches are those of the evening': differ(`${ended} union all ${on}`, played),
  // a snapshot of format 1 has no lineups until the next command stores it
  'those who played the matches are those of the evening': `g.evening->'lineups' is not null and (${differ(lineups, matchPlayers)})`,
  'who is there is who the evening lists': differ(listed, arrived),
  'arrival numbers are given once, from 1 up': `(g.evening->>'arrivals')::int <>
    (select count(*) from (${events}) e where event->>'type' = 'arrived') or (g.evening->>'arrivals')::int <>
    (select count(distinct event->>'no') from (${events}) e where event->>'type' = 'arrived')`,
  'versions rise by one from 1': `g.version <> (select count(*) from game_log l where l.game_id = g.id) or
    g.version <> (select coalesce(max(version), 0) from game_log l where l.game_id = g.id)`,
  'moments in the log never go back by more than a look at the clock': `exists (select from
    (select at - lag(at) over (order by version) step from game_log l where l.game_id = g.id) s where step < interval '0')`,
  'every goal of the log that stands is on a board, and no other': `(select coalesce(sum(case when event->>'type' = 'score-corrected'
      then (event->'score'->>'a')::int + (event->'score'->>'b')::int - (event->'correction'->'from'->>'a')::int - (event->'correction'->'from'->>'b')::int
      else (event->>'by')::int end), 0)
    from (${events} and l.version not in (${undone})) e
    where event->>'type' in ('scored', 'result-corrected', 'score-corrected')) <> (select coalesce(sum(score_a + score_b), 0) from matches m where m.game_id = g.id)`,
  'no team is larger or has a higher number than settled': `exists (select from jsonb_array_elements(g.evening->'teams') t
    where jsonb_array_length(t->'players') > (g.evening->'settings'->>'teamSize')::int
    or (t->>'number')::int > (g.evening->'settings'->>'maxTeams')::int)`,
  'a captain plays in their own team': `exists (select from jsonb_array_elements(g.evening->'teams') t
    where t->>'captain' is not null and not t->'players' ? (t->>'captain'))`,
  'the clock is woken when the evening needs it': `due_at is distinct from case
    when g.version > 0 and g.evening->>'calledOff' is null and coalesce(g.evening->'play'->'now'->>'is', '') <> 'closed'
    then to_timestamp(least(
      (g.evening->'play'->'now'->>'startsAt')::numeric,
      (g.evening->'play'->'now'->'match'->'clock'->>'endsAt')::numeric,
      greatest((g.evening->'settings'->>'sessionEndsAt')::numeric,
        coalesce(g.evening->>'lastPressAt', g.evening->'settings'->>'sessionEndsAt')::numeric + 3600000)) / 1000) end`,
  'a secret is kept exactly while a toss is due':
    "(g.toss_secret is not null) <> (coalesce(g.evening->'play'->'now'->>'is', '') = 'toss')",
  'the seal shown is the seal of the secret': `g.toss_secret is not null and
    encode(sha256(convert_to(g.toss_secret, 'UTF8')), 'hex') <> g.evening->'play'->'now'->>'commitment'`,
  'every team in line has somebody': `exists (select from jsonb_array_elements_text(g.evening->'play'->'order') o
    where not exists (select from jsonb_array_elements(g.evening->'teams') t where t->>'number' = o))`,
}

/** Other invariants, each with the query for rows that break it. */
export const OTHER_VIOLATIONS: Record<string, string> = {
  'a live group has its creator for an admin': `select g.id from sport_groups g where deleted_at is null and not exists
    (select from group_members m where m.group_id = g.id and m.user_id = g.creator_id and m.state = 'admin')`,
  'an answer is to the person whose entry in the log it is': `select k.key as id from idempotency_keys k
    join games g on g.id = k.log_id left join game_log l on l.game_id = k.log_id and l.version = k.log_version
    where l.actor_id is distinct from k.actor_id`,
  'an entry of a log has one answer': `select min(key) as id from idempotency_keys where log_id is not null
    group by log_id, log_version having count(*) > 1`,
  'a kept key has its answer': 'select key as id from idempotency_keys where status is null or body is null',
  'only answers are kept, and no plea to try again':
    'select key as id from idempotency_keys where status not in (200, 201, 202, 409)',
}
