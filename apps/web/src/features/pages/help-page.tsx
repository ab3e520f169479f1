import { Link } from '../../platform/router/link.tsx'
import { TextPage } from './text-page.tsx'

export function HelpPage() {
  return (
    <TextPage title="Help" lead="From the first look to the final whistle.">
      <h2>You want to play</h2>
      <ol>
        <li>
          <Link to="/signup">Sign up</Link> and open the link in the email.
        </li>
        <li>
          <Link to="/sports/groups">Find a group</Link> near you and press Join. An admin of the group says
          yes.
        </li>
        <li>
          On the day, open Game Day. One hour before the start you can check in, once you are at the pitch.
        </li>
        <li>Captains pick teams in turn. Your team, and when it plays, stands on the same screen.</li>
      </ol>
      <h2>You run the group</h2>
      <ol>
        <li>
          <Link to="/sports/select">Pick a sport</Link>, then say where and when you play.
        </li>
        <li>Approve requests on the members page.</li>
        <li>On the day, check guests in by hand, start the draft, press Play Ball.</li>
        <li>Start the clock and press the goals. The server blows the final whistle and says who is next.</li>
      </ol>
      <h2>You only want to watch</h2>
      <p>
        Ask an organiser for the link to watch. It needs no account, and the same link fills a TV with the big
        board.
      </p>
      <h2>The phone does not know where you are</h2>
      <p>
        Browsers tell a position only over https, and only when you allowed it. Type the venue code, the six
        digits on an organiser's phone, or have an admin of your group check you in with one press.
      </p>
      <h2>There is no signal at the pitch</h2>
      <p>
        Go on pressing. What you press waits on your phone and goes out in the same order when the signal is
        back; nothing counts twice.
      </p>
      <h2>Somebody pressed the wrong thing</h2>
      <p>
        The minus takes a goal away. Undo beneath the board takes the last press back, whatever it was, and
        Redo does it again. Who pressed and when stays in the log of the game.
      </p>
      <p>
        There are more answers in the <Link to="/faq">FAQ</Link>.
      </p>
    </TextPage>
  )
}
