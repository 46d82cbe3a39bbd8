import { administratorRoutes } from './administratorRoutes.ts'
import type { RouteRow } from './shell/routeRow.ts'
import { lazyScreen } from './shell/frame/router.tsx'

const signIn = lazyScreen('account', () => import('./features/account/SignInScreen.tsx'), 'SignInScreen')

/** What a route shows whose screen is still to be built. */
export const later = lazyScreen('notYet', () => import('./features/notYet/NotYetScreen.tsx'), 'NotYetScreen')

/** The one table of routes (requirements S2.01 to S2.14): path, enter marker, name, screen. */
export const routes: readonly RouteRow[] = [
  {
    path: '/Square',
    marker: 'all',
    label: 'The Square',
    screen: lazyScreen('home', () => import('./features/home/SquareScreen.tsx'), 'SquareScreen'),
  },
  { path: '/login', marker: 'all', label: 'Sign in', screen: signIn },
  { path: '/schoolLogin', marker: 'all', label: 'School sign-in', screen: signIn },
  { path: '/enterpriseLogin', marker: 'all', label: 'Enterprise sign-in', screen: signIn },
  {
    path: '/register',
    marker: 'all',
    label: 'Create an account',
    screen: lazyScreen('account', () => import('./features/account/RegisterScreen.tsx'), 'RegisterScreen'),
  },
  {
    path: '/upgrade',
    marker: 'all',
    label: 'Maintenance',
    screen: lazyScreen('notYet', () => import('./features/notYet/UpgradeScreen.tsx'), 'UpgradeScreen'),
  },
  {
    path: '/404',
    marker: 'all',
    label: 'Not found',
    screen: lazyScreen('notYet', () => import('./features/notYet/NotFoundScreen.tsx'), 'NotFoundScreen'),
  },
  {
    path: '/canvasExample',
    marker: 'all',
    label: 'Canvas example',
    screen: lazyScreen('canvas', () => import('./features/canvas/ExampleScreen.tsx'), 'ExampleScreen'),
  },
  {
    path: '/test',
    marker: 'all',
    label: 'Component gallery',
    later: { label: 'Developers find every control of the studio here, in every state.' },
  },

  { path: '/home', marker: 1, label: 'Design', leadsTo: '/home/tools' },
  {
    path: '/home/tools',
    marker: 1,
    label: 'Design',
    screen: lazyScreen('studio', () => import('./places/StudioScreen.tsx'), 'StudioScreen'),
  },
  {
    path: '/home/library',
    marker: 1,
    label: 'Library',
    screen: lazyScreen('library', () => import('./places/LibraryPlace.tsx'), 'LibraryPlace'),
  },
  {
    path: '/home/history',
    marker: 1,
    label: 'History',
    screen: lazyScreen('history', () => import('./features/history/HistoryScreen.tsx'), 'HistoryScreen'),
  },
  {
    path: '/home/works',
    marker: 'all',
    label: 'Gallery',
    later: { label: 'Published collections are shown here, with their authors and comments.' },
  },
  {
    path: '/home/events',
    marker: 1,
    label: 'Events',
    later: { label: 'Competitions and exhibitions you can enter with your work are announced here.' },
  },
  {
    path: '/home/eventsDetail',
    marker: 1,
    label: 'Event',
    later: { label: 'The brief, the dates and the entries of one event are shown here.' },
  },
  {
    path: '/home/cloud',
    marker: 1,
    label: 'Batch generation',
    later: { label: 'Long series of looks are queued here and drawn while you are away.' },
  },
  {
    path: '/home/otherUsers',
    marker: 'all',
    label: 'Designer',
    later: { label: 'The public profile of a designer and their published works are shown here.' },
  },
  { path: '/home/account', marker: 1, label: 'Account', leadsTo: '/home/account/frontPage' },
  {
    path: '/home/account/frontPage',
    marker: 1,
    label: 'Account',
    screen: lazyScreen('account', () => import('./features/account/AccountScreen.tsx'), 'AccountScreen'),
  },
  {
    path: '/home/account/accountMessage',
    marker: 1,
    label: 'Messages',
    later: { label: 'Comments, likes and notices addressed to you are gathered here.' },
  },
  {
    path: '/home/account/accountFollowFans',
    marker: 1,
    label: 'Followers',
    later: { label: 'The designers you follow, and those who follow you, are listed here.' },
  },

  ...administratorRoutes,

  {
    path: '/paySucceed',
    marker: 'all',
    label: 'Payment received',
    later: { label: 'After a payment, its receipt and the new credits are shown here.' },
  },
  {
    path: '/affiliate',
    marker: 2,
    label: 'Affiliate',
    later: { label: 'Your link, its visits and your earnings are shown here.' },
  },
  { path: '/affiliate/affiliateHome', marker: 2, label: 'Affiliate', leadsTo: '/affiliate' },
  { path: '/affiliateHome', marker: 2, label: 'Affiliate', leadsTo: '/affiliate' },
  {
    path: '/affiliateRegister',
    marker: 'all',
    label: 'Become an affiliate',
    later: { label: 'You can ask here to become an affiliate.' },
  },
  {
    path: '/feedbackSurvey',
    marker: 'all',
    label: 'Feedback survey',
    later: { label: 'A short survey about your work with Toile is answered here.' },
  },
  {
    path: '/feedbackSurveyCN',
    marker: 'all',
    label: 'Feedback survey',
    later: { label: 'A short survey about your work with Toile is answered here.' },
  },
  {
    path: '/email3-1EN',
    marker: 'all',
    label: 'News from Toile',
    later: { label: 'The page that belongs to our letter is shown here.' },
  },
  {
    path: '/email3-1CN',
    marker: 'all',
    label: 'News from Toile',
    later: { label: 'The page that belongs to our letter is shown here.' },
  },
  {
    path: '/userManual',
    marker: 'all',
    label: 'User manual',
    later: { label: 'Every step of the work in Toile is explained here.' },
  },
]
