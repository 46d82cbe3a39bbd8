import type { RouteRow } from './shell/routeRow.ts'

/** The administrator's leaf of the route table (requirement S2.08). */
export const administratorRoutes: readonly RouteRow[] = [
  { path: '/administrator', marker: 3, label: 'Administration', leadsTo: '/administrator/allUser' },
  {
    path: '/administrator/allUser',
    marker: 3,
    label: 'All users',
    later: { label: 'Accounts are found, added, edited and removed here.' },
  },
  {
    path: '/administrator/coupons',
    marker: 3,
    label: 'Coupons',
    later: { label: 'Promotion codes are made here, with their effect, limits and use.' },
  },
  {
    path: '/administrator/testClickData',
    marker: 3,
    label: 'Function use',
    later: { label: 'How often each function is used is counted here.' },
  },
  {
    path: '/administrator/trialApproval',
    marker: 3,
    label: 'Trial approval',
    later: { label: 'Requests for a trial are approved or declined here.' },
  },
  {
    path: '/administrator/questionnaire',
    marker: 3,
    label: 'Questionnaires',
    later: { label: 'The answers to the surveys are read here.' },
  },
  {
    path: '/administrator/recentActiveChart',
    marker: 3,
    label: 'Activity',
    later: { label: 'Recent activity is drawn here by week, month and year.' },
  },
  {
    path: '/administrator/recentActiveUser',
    marker: 3,
    label: 'Active users',
    later: { label: 'The people who were active lately are listed here.' },
  },
  {
    path: '/administrator/recentActiveUserChart',
    marker: 3,
    label: 'Active users over time',
    later: { label: 'The number of active people is drawn here over time.' },
  },
  {
    path: '/administrator/recentNewUser',
    marker: 3,
    label: 'New users',
    later: { label: 'The people who joined lately are listed here.' },
  },
  {
    path: '/administrator/recentNewUserChart',
    marker: 3,
    label: 'New users over time',
    later: { label: 'The number of new people is drawn here over time.' },
  },
  {
    path: '/administrator/trialUserCountry',
    marker: 3,
    label: 'Trials by country',
    later: { label: 'Trial accounts are counted here by country.' },
  },
  {
    path: '/administrator/trialUserConversionRateChart',
    marker: 3,
    label: 'Trial conversion',
    later: { label: 'How many trials become subscriptions is drawn here.' },
  },
  {
    path: '/administrator/trialAllUser',
    marker: 3,
    label: 'Trial users',
    later: { label: 'Every trial account is listed here.' },
  },
  {
    path: '/administrator/affiliateAudit',
    marker: 3,
    label: 'Affiliate review',
    later: { label: 'Requests to become an affiliate are reviewed here.' },
  },
  {
    path: '/administrator/affiliateReferral',
    marker: 3,
    label: 'Referrals',
    later: { label: 'The visits and sign-ups that affiliates brought are listed here.' },
  },
  {
    path: '/administrator/TransactionTable',
    marker: 3,
    label: 'Transactions',
    later: { label: 'Every payment is listed here and can be searched by its number.' },
  },
  {
    path: '/administrator/organization',
    marker: 3,
    label: 'Organisations',
    later: { label: 'Organisations, their members and shared credits are looked after here.' },
  },
  {
    path: '/administrator/allUserSE',
    marker: 3,
    label: 'School and enterprise users',
    later: { label: 'School and enterprise accounts are looked after here.' },
  },
  {
    path: '/administrator/testClickDataSE',
    marker: 3,
    label: 'School and enterprise function use',
    later: { label: 'How often schools and enterprises use each function is counted here.' },
  },
  {
    path: '/administrator/recentActiveChartSE',
    marker: 3,
    label: 'School and enterprise activity',
    later: { label: 'The activity of schools and enterprises is drawn here over time.' },
  },
  {
    path: '/administrator/generateFrequencySE',
    marker: 3,
    label: 'School and enterprise generation',
    later: { label: 'How often schools and enterprises generate looks is drawn here.' },
  },
]
