import type { Rows } from './row.ts'

/** Rights, calls, answers and numbers: what proves each row. */
export const answers: Rows = {
  'S6.01': [
    {
      title: '[S6.01] systemUser 0 has no system, others system 1, affiliates 2, administrators 3',
      shows: 'Numbers and flags of five people give their systems.',
    },
    {
      title: '[S6.01] [S2.20] %s is refused to the roles that may not make it, and to no other',
      shows: 'Every call is made by each of twelve roles over HTTP.',
    },
    {
      title: '[S6.01] a listed address administers only once it is confirmed: who registers it first does not',
      shows: 'The operator’s list counts for a confirmed address alone.',
    },
  ],
  'S6.11': [
    {
      title: '[S6.11] %s answers for each thing of another as for one that is missing, and leaves it as it was',
      shows:
        'Every call that takes an id is asked with somebody else’s thing and with a missing one; the answers are equal, and the other’s rows stay as they were.',
    },
    {
      title: '[S6.11] %s: each says what it names, however deep, in whatever form',
      shows: 'No input of a call holds an id whose form does not say whose thing it names.',
    },
    {
      title: '[S6.11] each says whose rows it asks for, or why anybody’s',
      shows: 'Every query outside the host names the owner of the rows it asks for, or why they are anybody’s.',
    },
    {
      title: '[S6.11] a list holds only what is its caller’s own, on every page and by every filter',
      shows: 'Elements of another person are in no list, whatever filter names them.',
    },
  ],
  'S7.01': [
    {
      title: '[S7.01] a post carries JSON, the lang header and the token as Authorization',
      shows: 'The headers of a call are exactly these.',
    },
    {
      title: '[S7.01] [S9.01] sign-in sets the readable token and its HttpOnly companion for ten days',
      shows: 'Both cookies have their age and their marks.',
    },
    {
      title: '[S7.01] a browser’s token is worthless without its companion, and a cookie without the header',
      shows: 'Half of what signs a call is answered with 401.',
    },
  ],
  'S7.02': [
    {
      title: '[S7.02] a body that is no JSON, too deep or too large is refused in one sentence',
      shows: 'Four such bodies and a form are answered by an envelope.',
    },
  ],
  'S7.03': [
    {
      title: '[S7.03] the calls that the specification names have their paths',
      shows: 'Six paths by name, and none twice.',
    },
    {
      title: '[S7.03] account detail gives every field of the user',
      shows: 'The detail over HTTP holds what the contract lists, and guidance and credits follow.',
    },
    {
      title: '[S7.03] a visitor signs in without an account',
      shows: 'A visitor has a detail and no address.',
    },
  ],
  'S7.04': [
    {
      title: '[S7.04] the contract is described at /api/openapi.json and on a page',
      shows: 'Every call is described with its path and method.',
    },
  ],
  'S8.01': [
    {
      title: '[S8.01] 1 is a warning, 2 is silent, -1 is an error; each keeps its sentence',
      shows: 'The three refusals as the browser takes them.',
    },
    {
      title: '[S8.01] errCode 0 gives what is inside',
      shows: 'An answer of 0 gives its data.',
    },
    {
      title: '[S8.01] %s answers anything with an envelope and never breaks',
      shows: 'Every call answers fourteen strange inputs with an envelope.',
    },
  ],
  'S8.02': [
    {
      title: '[S8.02] a 401 clears cookies, forgets detail and project, goes home and warns',
      shows: 'The steps in their order.',
    },
    {
      title: '[S8.02] on a Square path the person stays where they are',
      shows: 'The same without leaving the Square.',
    },
    {
      title: '[S8.02] [S9.01] for 2000 ms nothing more is said, and other calls than the gallery stay empty',
      shows: 'One warning in two seconds, the next after them.',
    },
  ],
  'S8.04': [
    {
      title: '[S8.04] %s has every refusal',
      shows: 'Each of the eight languages has a text for every sentence of refusal.',
    },
    {
      title: '[S8.04] too few credits are told with what is needed and what is left',
      shows: 'The sentence over HTTP has both numbers.',
    },
  ],
  'S9.01': [
    {
      title: '[S9.01] a call may take a minute, a token lives ten days, after a 401 two seconds are quiet',
      shows: 'The numbers are the specification’s.',
    },
    {
      title: '[S7.01] [S9.01] sign-in sets the readable token and its HttpOnly companion for ten days',
      shows: 'The cookies are sent with ten days.',
    },
    {
      title: '[S8.02] [S9.01] for 2000 ms nothing more is said, and other calls than the gallery stay empty',
      shows: 'The quiet time ends after two seconds, not before.',
    },
  ],
  'S9.02': [
    {
      title: '[S9.02] a new project takes 30 % from the system and 30 % from the brand',
      shows: 'A new project has both shares at thirty.',
    },
    {
      title: '[S9.02] the brand share brings the brand’s prints and garments in',
      shows: 'At half and half as many prints come from the brand as from the boards, give or take one.',
    },
    {
      title: '[S9.02] the system share steers how many garments come from the catalogue',
      shows: 'At 0, 30, 60 and 100 % the count of catalogue garments is exactly the allotted one.',
    },
  ],
  'S9.04': [
    {
      title: '[S9.04] [S4.03] four prints answer a text: staged, priced, and not in the library until one is liked',
      shows: 'One order over HTTP gives four unlike prints.',
    },
    {
      title: '[S1.05] [S9.04] eight looks are drawn from the boards, paid once, and told one by one',
      shows: 'One order gives eight looks.',
    },
  ],
  'S9.06': [
    {
      title: '[S9.06] are asked for in goes 200 ms apart, and what flew past in between never',
      shows: 'Under a clock of its own, the next go comes after 200 ms and leaves out what is no longer wanted.',
    },
    {
      title: '[S9.06] the latest 200 stay ready and are shown again without being asked for',
      shows: 'Of 230 pictures 200 stay ready.',
    },
    {
      title: '[S9.06] a picture is tried three times, then says so and can be tried anew',
      shows: 'A broken one is asked for three times.',
    },
  ],
  'S9.08': [
    {
      title: '[S9.08] a moment is written YYYY-MM-DD hh:mm:ss',
      shows: 'A moment in that form.',
    },
  ],
}
