/**
 * The passwords that attackers try first. Not a leaked list but its pattern: a common word, unchanged or with
 * a year or a few digits after it, and with the usual replacements of letters by signs.
 */
export function isCommonPassword(password: string): boolean {
  const lowerCase = password.toLowerCase()
  const stem = lowerCase.replace(TAIL, '')
  return (
    [lowerCase, stem, respell(lowerCase), respell(stem)].some((variant) => COMMON.has(variant)) ||
    isPattern(lowerCase)
  )
}

/** A year, `123`, `!`: such an ending does not make a word safer. */
const TAIL = /(?:12345(?:6(?:7(?:89?)?)?)?|[0-9!?.*#_-]{1,4})$/

const SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** `p@ssw0rd` is `password`. */
const respell = (text: string): string => text.replaceAll(/[@4310!$5]/g, (sign) => SIGNS[sign] ?? sign)

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'azertyuiop',
]
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

/** A run of keys or letters, or a few characters repeated. */
const isPattern = (lowerCase: string): boolean =>
  RUNS.some((run) => run.includes(lowerCase)) || /^(.{1,4})\1+$/su.test(lowerCase)

const COMMON = new Set(
  `
  password passwort passw0rd passpass passwords mypassword thepassword yourpassword newpassword nopassword
  changeme changeit letmein letmeinnow welcome welcomehome iloveyou iloveyousomuch ilovegod ilovejesus loveyou
  lovelove sweetheart sweetie sunshine princess babygirl babyboy babydoll butterfly buttercup superman superstar
  superwoman superhero batman spiderman ironman wonderwoman starwars startrek pokemon pikachu minecraft fortnite
  roblox nintendo playstation xbox360 callofduty counterstrike warcraft worldofwarcraft starcraft leagueoflegends
  trustno1 whatever whatever1 nothing something anything everything secret secrets topsecret supersecret default
  administrator admin administrador root toor superuser sysadmin system server master masterkey webmaster guest
  user testuser tester testing test testtest testpass temporary temppass temp demo demodemo example sample
  computer internet keyboard microsoft windows windows10 macintosh samsung motorola blackberry facebook instagram
  twitter whatsapp linkedin snapchat youtube google googlegoogle gmail hotmail yahoo netflix spotify amazon
  qwerty qwerty123 qwertyqwerty qwertyui qwerty1234 qwer1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsx
  qazwsxedc qweasd qweasdzxc asdfasdf asdf1234 asdfghjk asdfqwer zxcvbnm zxcvbnm1 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1s2d3f4
  abc123 abc12345 abcd1234 abcdefg1 abcdef12 123qwe 123qweasd 123abc 123456a 123456aa 12345678a a12345678 a123456789 aa123456 aa12345678
  1234qwer 12341234 11223344 112233 1122334455 12121212 121212 123123123 123321 123454321 1234554321 12344321 123698745 147258369
  147852369 159357 159753 741852963 789456123 987654321 9876543210 135792468 246813579 102030 10203040 13131313 69696969
  00000000 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12345678 123456789 1234567890 0123456789
  01234567 87654321 31415926 31415927 27182818 14141414 20002000 20202020 20242024 20252025 19841984 19901990
  monkey dragon shadow ninja mustang maverick phoenix thunder thunderbird lightning hurricane tornado stormy
  warrior warriors gladiator spartan spartans pirate pirates viking vikings knight knights samurai assassin
  soldier marines military airforce navyseal firefighter fireman champion champions winner winners killer
  hunter hunting fishing fisherman outdoors mountain mountains everest alaska hawaii paradise heaven angel angels
  diamond diamonds platinum goldfish golden silver crystal sapphire emerald jupiter saturn mercury neptune galaxy universe
  elephant leopard cheetah panther panthers tiger tigers tigger lion lions eagle eagles falcon falcons dolphin
  dolphins penguin penguins pumpkin peaches cupcake cookie cookies chocolate strawberry blueberry raspberry pineapple
  banana bananas cherry cherries coconut vanilla cinnamon pepper ginger garlic cheese cheeseburger hamburger
  pizza pepperoni spaghetti sandwich popcorn snickers skittles hershey nutella coffee espresso cappuccino
  cocacola pepsi mountaindew redbull heineken budweiser guinness whiskey tequila vodka champagne
  summer summertime winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday weekend holiday vacation birthday christmas halloween easter
  springtime wintertime snowflake snowman rainbow rainbows moonlight starlight sunflower sunrise sunset midnight
  michael jennifer jessica ashley michelle nicole daniel andrew joshua matthew anthony christopher jonathan
  benjamin nicholas alexander alexandra alexandre alejandro christian christina christine cristina cristian
  samantha stephanie veronica victoria vanessa valentina gabriel gabriela gabrielle isabella isabelle natalie natasha
  patricia patrick elizabeth margaret caroline charlotte charlie chelsea brittany brandon jasmine jackson jordan
  madison mackenzie makayla melissa mercedes morgan francesca francisco fernando ferdinand giovanni giuseppe
  alessandro antonio lorenzo leonardo raphael sebastian santiago salvador mohammed muhammad mustafa ibrahim
  abdullah fatima krishna ganesh lakshmi dominic dominique danielle rebecca rachel barbara theresa thomas
  william robert richard george freddie maximus princesa precious marie maria carlos hannah harley buster bailey
  maggie molly lucky sparky snoopy scooby garfield winston rusty bandit cooper tucker whiskers mittens
  football footballs fussball futbol futebol calcio soccer soccerball soccer10 basketball baseball softball volleyball
  handball netball hockey icehockey badminton tennis tabletennis cricket rugby rugbyleague lacrosse swimming running
  skateboard snowboard surfing climbing cycling yankees redsox dodgers lakers celtics cowboys steelers packers
  broncos raiders chargers dolphins49 patriots ravens giants ranger rangers redwings blackhawks cardinals cubs
  liverpool liverpoolfc arsenal arsenalfc chelseafc everton evertonfc tottenham spurs hotspur manchester manutd
  manunited manchesterunited mancity manchestercity westham westhamunited newcastle newcastleunited sunderland
  astonvilla birmingham wolverhampton leicester leicestercity leedsunited leeds sheffield nottingham nottsforest
  southampton portsmouth brighton crystalpalace fulham watford norwich ipswich middlesbrough blackburn blackpool
  burnley stokecity swansea cardiff wrexham celtic celticfc rangersfc aberdeen hibernian hearts dundee
  barcelona fcbarcelona barca realmadrid atletico atleticomadrid valencia sevilla villarreal athletic espanyol
  juventus inter intermilan acmilan milan napoli roma asroma lazio fiorentina sampdoria atalanta bologna
  bayern bayernmunchen bayernmuenchen borussia dortmund borussiadortmund schalke schalke04 werder werderbremen
  hamburg hamburgersv stuttgart leverkusen frankfurt eintracht herthabsc unionberlin stpauli wolfsburg hoffenheim
  ajax ajaxamsterdam feyenoord psveindhoven eindhoven anderlecht clubbrugge standard benfica sporting fcporto porto
  parissg parissaintgermain marseille olympique lyon monaco bordeaux saintetienne galatasaray fenerbahce besiktas
  trabzonspor olympiakos olympiacos panathinaikos aekathens spartak zenit dynamo dinamo redstar partizan hajduk
  bocajuniors riverplate flamengo corinthians palmeiras santos saopaulo gremio vascodagama fluminense
  ronaldo ronaldo7 cristiano cristianoronaldo messi messi10 lionelmessi neymar neymarjr mbappe maradona zidane
  beckham beckham7 gerrard gerrard8 rooney lampard henry14 ronaldinho ibrahimovic haaland modric buffon totti
  goalkeeper goalie striker midfielder defender captain referee penalty hattrick offside freekick worldcup
  championsleague premierleague bundesliga eredivisie laliga seriea fivefootball fiveaside kickoff matchday
  teamplayer bestteam goteam mygroup myteam sportsgroup pickupgame pickupsoccer footballclub
  blink182 metallica slipknot nirvana ironmaiden greenday linkinpark eminem beatles rollingstones pinkfloyd
  ledzeppelin bobmarley madonna rihanna beyonce taylorswift onedirection justinbieber
  america american england scotland ireland wales germany deutschland france italia espana portugal brasil
  argentina mexico canada australia nigeria pakistan bangladesh indonesia philippines turkey turkiye
  london londoner newyork newyorkcity losangeles chicago boston dallas phoenix1 houston atlanta miami
  toronto montreal vancouver sydney melbourne paris berlin munich muenchen vienna zurich madrid lisbon dublin
  edinburgh glasgow amsterdam rotterdam brussels copenhagen stockholm istanbul moscow
  freedom forever foreverlove believe blessed blessing grateful faith faithful hope hopeful peace peaceful
  jesus jesuschrist jesuslovesme christ church godisgood godislove praisegod hallelujah
  fuckyou fuckoff fucker motherfucker asshole bullshit bitch badass pussycat sexsex sexy sexygirl
  hello hellohello hello123 goodbye goodmorning goodnight thankyou please yesyes nonono
  helpme opensesame abracadabra alohomora gandalf legolas aragorn frodo hogwarts harrypotter voldemort
  hermione dumbledore gryffindor slytherin skywalker darthvader chewbacca yoda stargate matrix terminator
  rockyou rockstar rocknroll musiclover guitar guitars guitarist drummer dancer dancing singer
  scorpion scorpio aquarius capricorn sagittarius gemini taurus pisces virgo libra cancer
  mother mommy mummy father daddy brother sister family myfamily mybaby mylove myself friend friends bestfriend
  bestfriends boyfriend girlfriend husband married together teacher student students college university school
  highschool doctor nurse engineer lawyer manager business company office finance money moneymoney dollar
  cowboy cowgirl gangster player players player1 gamer gamers gaming hacker hackers cheater
  corvette camaro ferrari porsche mercedesbenz lamborghini bugatti toyota honda kawasaki yamaha suzuki ducati
  chevrolet chevy silverado mitsubishi volkswagen audi bmwbmw harleydavidson
  correcthorsebatterystaple correcthorse donttellanyone cantremember icantremember iforgot forgotpassword
  nopasswords password1password passwordpassword adminadmin adminpass adminpassword rootroot userpass useruser
  loginlogin login access accessdenied accessgranted security secure secured private privacy
  `
    .trim()
    .split(/\s+/),
)
