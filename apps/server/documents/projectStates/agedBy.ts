import { type SQL, sql } from 'drizzle-orm'

/** How what is kept by itself becomes less with age: all of a day, hourly for a week, daily for a year, then monthly. `place` numbers what stands in one hour, day or month of one thing, the latest first; `old` holds for what is numbered. */
export const agedBy = (now: Date, of: SQL): { place: SQL; old: SQL } => ({
  place: sql`row_number() over (
    partition by ${of},
      case
        when created_at > ${now}::timestamptz - interval '7 days' then date_trunc('hour', created_at)
        when created_at > ${now}::timestamptz - interval '1 year' then date_trunc('day', created_at)
        else date_trunc('month', created_at)
      end
    order by created_at desc, id desc
  )`,
  old: sql`created_at <= ${now}::timestamptz - interval '1 day'`,
})
