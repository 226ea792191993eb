import {
  ArrowDown as arrowDown,
  ArrowLeft as arrowLeft,
  BadgeCheck as badgeCheck,
  Ban as ban,
  BookOpen as bookOpen,
  Bookmark as bookmark,
  Bot as bot,
  Check as check,
  CheckCheck as checkCheck,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleX as circleX,
  Clapperboard as clapperboard,
  Clock as clock,
  Coins as coins,
  CreditCard as creditCard,
  Crown as crown,
  Drama as drama,
  EllipsisVertical as ellipsisVertical,
  Eye as eye,
  EyeOff as eyeOff,
  Feather as feather,
  Flag as flag,
  Gift as gift,
  Globe as globe,
  HandCoins as handCoins,
  Heart as heart,
  HeartHandshake as heartHandshake,
  History as history,
  Hourglass as hourglass,
  Inbox as inbox,
  ImagePlus as imagePlus,
  Info as info,
  Landmark as landmark,
  Layers as layers,
  LayoutGrid as layoutGrid,
  LocateFixed as locateFixed,
  Lock as lock,
  LockKeyhole as lockKeyhole,
  LogOut as logOut,
  MailCheck as mailCheck,
  MailX as mailX,
  MapPin as mapPin,
  MessageCircle as messageCircle,
  MessagesSquare as messagesSquare,
  Navigation as navigation,
  PartyPopper as partyPopper,
  ReceiptText as receiptText,
  Repeat as repeat,
  Reply as reply,
  Search as search,
  SearchX as searchX,
  SendHorizontal as sendHorizontal,
  Settings as settings,
  ShieldCheck as shieldCheck,
  SlidersHorizontal as slidersHorizontal,
  Smartphone as smartphone,
  SmilePlus as smilePlus,
  Sparkle as sparkle,
  Sparkles as sparkles,
  Star as star,
  Ticket as ticket,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Undo2 as undo2,
  UserRound as userRound,
  VenetianMask as venetianMask,
  Wallet as wallet,
  WandSparkles as wandSparkles,
  X as x,
  Camera as camera,
  Crop as crop,
  GripVertical as gripVertical,
  RotateCw as rotateCw,
  Images as images,
  Bell as bell,
  Moon as moon,
  Sun as sun,
  SunMoon as sunMoon,
} from 'lucide';
import { makeIcon } from './make-icon';

/** The icons of the product. Icons that a page does not import do not reach it. */
export const ArrowDown = /* @__PURE__ */ makeIcon('ArrowDown', arrowDown);
export const ArrowLeft = /* @__PURE__ */ makeIcon('ArrowLeft', arrowLeft);
export const BadgeCheck = /* @__PURE__ */ makeIcon('BadgeCheck', badgeCheck);
export const Ban = /* @__PURE__ */ makeIcon('Ban', ban);
export const BookOpen = /* @__PURE__ */ makeIcon('BookOpen', bookOpen);
export const Bookmark = /* @__PURE__ */ makeIcon('Bookmark', bookmark);
export const Bot = /* @__PURE__ */ makeIcon('Bot', bot);
export const Check = /* @__PURE__ */ makeIcon('Check', check);
export const CheckCheck = /* @__PURE__ */ makeIcon('CheckCheck', checkCheck);
export const ChevronDown = /* @__PURE__ */ makeIcon('ChevronDown', chevronDown);
export const ChevronLeft = /* @__PURE__ */ makeIcon('ChevronLeft', chevronLeft);
export const ChevronRight = /* @__PURE__ */ makeIcon('ChevronRight', chevronRight);
export const CircleAlert = /* @__PURE__ */ makeIcon('CircleAlert', circleAlert);
export const CircleCheck = /* @__PURE__ */ makeIcon('CircleCheck', circleCheck);
export const CircleX = /* @__PURE__ */ makeIcon('CircleX', circleX);
export const Clapperboard = /* @__PURE__ */ makeIcon('Clapperboard', clapperboard);
export const Clock = /* @__PURE__ */ makeIcon('Clock', clock);
export const Coins = /* @__PURE__ */ makeIcon('Coins', coins);
export const CreditCard = /* @__PURE__ */ makeIcon('CreditCard', creditCard);
export const Crown = /* @__PURE__ */ makeIcon('Crown', crown);
export const Drama = /* @__PURE__ */ makeIcon('Drama', drama);
export const EllipsisVertical = /* @__PURE__ */ makeIcon('EllipsisVertical', ellipsisVertical);
export const Eye = /* @__PURE__ */ makeIcon('Eye', eye);
export const EyeOff = /* @__PURE__ */ makeIcon('EyeOff', eyeOff);
export const Feather = /* @__PURE__ */ makeIcon('Feather', feather);
export const Flag = /* @__PURE__ */ makeIcon('Flag', flag);
export const Gift = /* @__PURE__ */ makeIcon('Gift', gift);
export const Globe = /* @__PURE__ */ makeIcon('Globe', globe);
export const HandCoins = /* @__PURE__ */ makeIcon('HandCoins', handCoins);
export const Heart = /* @__PURE__ */ makeIcon('Heart', heart);
export const HeartHandshake = /* @__PURE__ */ makeIcon('HeartHandshake', heartHandshake);
export const History = /* @__PURE__ */ makeIcon('History', history);
export const Hourglass = /* @__PURE__ */ makeIcon('Hourglass', hourglass);
export const Inbox = /* @__PURE__ */ makeIcon('Inbox', inbox);
export const ImagePlus = /* @__PURE__ */ makeIcon('ImagePlus', imagePlus);
export const Info = /* @__PURE__ */ makeIcon('Info', info);
export const Landmark = /* @__PURE__ */ makeIcon('Landmark', landmark);
export const Layers = /* @__PURE__ */ makeIcon('Layers', layers);
export const LayoutGrid = /* @__PURE__ */ makeIcon('LayoutGrid', layoutGrid);
export const LocateFixed = /* @__PURE__ */ makeIcon('LocateFixed', locateFixed);
export const Lock = /* @__PURE__ */ makeIcon('Lock', lock);
export const LockKeyhole = /* @__PURE__ */ makeIcon('LockKeyhole', lockKeyhole);
export const LogOut = /* @__PURE__ */ makeIcon('LogOut', logOut);
export const MailCheck = /* @__PURE__ */ makeIcon('MailCheck', mailCheck);
export const MailX = /* @__PURE__ */ makeIcon('MailX', mailX);
export const MapPin = /* @__PURE__ */ makeIcon('MapPin', mapPin);
export const MessageCircle = /* @__PURE__ */ makeIcon('MessageCircle', messageCircle);
export const MessagesSquare = /* @__PURE__ */ makeIcon('MessagesSquare', messagesSquare);
export const Navigation = /* @__PURE__ */ makeIcon('Navigation', navigation);
export const PartyPopper = /* @__PURE__ */ makeIcon('PartyPopper', partyPopper);
export const ReceiptText = /* @__PURE__ */ makeIcon('ReceiptText', receiptText);
export const Repeat = /* @__PURE__ */ makeIcon('Repeat', repeat);
export const Reply = /* @__PURE__ */ makeIcon('Reply', reply);
export const Search = /* @__PURE__ */ makeIcon('Search', search);
export const SearchX = /* @__PURE__ */ makeIcon('SearchX', searchX);
export const SendHorizontal = /* @__PURE__ */ makeIcon('SendHorizontal', sendHorizontal);
export const Settings = /* @__PURE__ */ makeIcon('Settings', settings);
export const ShieldCheck = /* @__PURE__ */ makeIcon('ShieldCheck', shieldCheck);
export const SlidersHorizontal = /* @__PURE__ */ makeIcon('SlidersHorizontal', slidersHorizontal);
export const Smartphone = /* @__PURE__ */ makeIcon('Smartphone', smartphone);
export const SmilePlus = /* @__PURE__ */ makeIcon('SmilePlus', smilePlus);
export const Sparkle = /* @__PURE__ */ makeIcon('Sparkle', sparkle);
export const Sparkles = /* @__PURE__ */ makeIcon('Sparkles', sparkles);
export const Star = /* @__PURE__ */ makeIcon('Star', star);
export const Ticket = /* @__PURE__ */ makeIcon('Ticket', ticket);
export const Trash2 = /* @__PURE__ */ makeIcon('Trash2', trash2);
export const TriangleAlert = /* @__PURE__ */ makeIcon('TriangleAlert', triangleAlert);
export const Undo2 = /* @__PURE__ */ makeIcon('Undo2', undo2);
export const UserRound = /* @__PURE__ */ makeIcon('UserRound', userRound);
export const VenetianMask = /* @__PURE__ */ makeIcon('VenetianMask', venetianMask);
export const Wallet = /* @__PURE__ */ makeIcon('Wallet', wallet);
export const WandSparkles = /* @__PURE__ */ makeIcon('WandSparkles', wandSparkles);
export const X = /* @__PURE__ */ makeIcon('X', x);
export const Camera = /* @__PURE__ */ makeIcon('Camera', camera);
export const Crop = /* @__PURE__ */ makeIcon('Crop', crop);
export const GripVertical = /* @__PURE__ */ makeIcon('GripVertical', gripVertical);
export const RotateCw = /* @__PURE__ */ makeIcon('RotateCw', rotateCw);
export const Images = /* @__PURE__ */ makeIcon('Images', images);
export const Bell = /* @__PURE__ */ makeIcon('Bell', bell);
export const Moon = /* @__PURE__ */ makeIcon('Moon', moon);
export const Sun = /* @__PURE__ */ makeIcon('Sun', sun);
export const SunMoon = /* @__PURE__ */ makeIcon('SunMoon', sunMoon);
